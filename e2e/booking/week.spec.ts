import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, type Person } from '@/test/access/people';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { database } from '@/test/database/copy-database';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// A working week: six clients, one of whom moves a session, one pays late and one begins a series; a request,
// and a note about it.
test.describe.configure({ timeout: 400_000 });

const home = '/therapist-dashboard';

/** Most presses and filled-in fields in the week. */
const mostActions = 60;

const concluded = 'The session is marked as completed.';

/** The therapist's way of working: by keyboard on a wide screen, by touch on a phone, or without scripts. */
type Way = 'keyboard' | 'touch' | 'no scripts';

type Client = Pick<Person, 'userId' | 'firstName'>;

async function makeClients(count: number): Promise<readonly Client[]> {
  await using db = await database();
  const made: Client[] = [];
  for (let index = 0; index < count; index += 1) {
    const firstName = `Week${randomBytes(4).toString('hex')}`;
    const email = `${firstName.toLowerCase()}@example.in`;
    const [user] = await db.query<{ id: string }>(
      'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
      [email, firstName],
    );
    if (!user) throw new Error('The client was not saved.');
    await db.query(
      `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
       VALUES ($1, $2, $3, 'Rao', 'client', true, now())`,
      [user.id, email, firstName],
    );
    made.push({ userId: user.id, firstName });
  }
  return made;
}

/** Four sessions to conclude, one agreed session that will move, a late payment, and a client's request. */
async function begin(practice: Practice, clients: readonly Client[]) {
  await using db = await database();
  const ids = clients.slice(0, 4).map(({ userId }) => userId);
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date, mode)
     SELECT $1, p.id, now() - make_interval(hours => 2 + 24 * (row_number() OVER ())::int), 'video'
     FROM profiles p WHERE p.user_id = ANY($2::uuid[])`,
    [practice.therapistId, ids],
  );
  const [, , , , moves, late] = clients;
  if (!moves || !late) throw new Error('expected six clients');
  await agreedSession({ ...moves } as Person, practice, inDays(5, 10));
  await agreedSession({ ...late } as Person, practice, inDays(6, 11));
  await db.query(
    `INSERT INTO payment_submissions (therapist_id, payer_name, payer_email, bank_name, account_number,
       reference_number, amount)
     VALUES ($1, $2, $3, 'State Bank of India', 'XX4410', $4, 1800)`,
    [
      practice.therapistId,
      `${late.firstName} Rao`,
      `${late.firstName.toLowerCase()}@example.in`,
      `6${randomInt(10 ** 10, 10 ** 11)}`,
    ],
  );
  const [writes] = clients;
  await db.query(
    `INSERT INTO therapist_contact_requests (therapist_id, user_name, user_email, message)
     VALUES ($1, $2, $3, 'I slept three hours this week. Is there an earlier time?')`,
    [practice.therapistId, `${writes?.firstName} Rao`, `${writes?.firstName.toLowerCase()}@example.in`],
  );
}

/** A therapist at work, with counted actions. */
function therapistAtWork(page: Page, by: Way) {
  let actions = 0;
  const act = async (what: () => Promise<unknown>) => {
    await what();
    actions += 1;
  };
  const press = (thing: Locator) =>
    act(async () => {
      if (by === 'touch') return thing.tap();
      if (by === 'no scripts') return thing.click();
      await thing.focus();
      await page.keyboard.press('Enter');
    });
  return {
    page,
    count: () => actions,
    press,
    fill: (field: Locator, text: string) =>
      act(() => (by === 'keyboard' ? field.pressSequentially(text) : field.fill(text))),
    choose: (field: Locator, option: Parameters<Locator['selectOption']>[0]) =>
      act(() => field.selectOption(option)),
    /** Opens a section, or one of its pages, by the window's navigation bar. */
    async go(name: RegExp, room?: RegExp) {
      const bar = page.getByRole('navigation', { name: 'Main' });
      const section = bar.getByRole('link', { name }).filter({ visible: true }).first();
      if (await section.isVisible()) await press(section);
      else {
        await press(bar.getByRole('button', { name: /^More/ }));
        return press(
          page
            .getByRole('dialog', { name: 'More' })
            .getByRole('link', { name: room ?? name })
            .first(),
        );
      }
      if (room) await press(page.getByRole('link', { name: room }).filter({ visible: true }).first());
    },
  };
}

for (const [by, timezoneId] of [
  ['keyboard', 'Asia/Kolkata'],
  ['touch', 'America/New_York'],
  ['no scripts', 'America/New_York'],
] as const) {
  test(`a therapist’s week by ${by}, with a clock of ${timezoneId}`, { tag: '@slow' }, async ({
    browser,
    baseURL,
  }) => {
    const practice = await makeOpenPractice();
    const clients = await makeClients(6);
    await begin(practice, clients);
    const [first, , , , moves, late] = clients;
    if (!first || !moves || !late) throw new Error('expected six clients');
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'en-IN',
      timezoneId,
      javaScriptEnabled: by !== 'no scripts',
      ...(by === 'touch' && { hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } }),
    });
    await enter(context, baseURL, practice);
    const page = await context.newPage();
    const therapist = therapistAtWork(page, by);
    const said = (words: string) => page.getByText(words).filter({ visible: true }).first();
    await page.goto(home);

    await test.step('what was held', async () => {
      await therapist.press(page.getByRole('link', { name: 'All sessions' }).first());
      const conclude = page.getByRole('button', { name: /^Mark as completed/ });
      // The page shows three at once; the fourth follows when the first is done.
      for (const shown of [3, 3, 2, 1]) {
        await expect(conclude).toHaveCount(shown);
        await therapist.press(conclude.first());
        // The answer takes the focus, and would take it from the next pressed element.
        if (by === 'keyboard') await expect(page.locator(':focus')).toHaveText(concluded);
      }
      await expect(conclude).toHaveCount(0);
    });

    const [moved, begins] = [inDays(7, 16), inDays(8, 12)];
    const typed = (moment: Date) =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Kolkata',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }).format(moment);
    await test.step('one moves', async () => {
      const session = page.getByRole('listitem').filter({ hasText: moves.firstName }).first();
      await therapist.press(session.locator('summary', { hasText: /^Details/ }));
      await therapist.press(session.locator('summary', { hasText: /^Move/ }));
      await therapist.fill(session.getByLabel('New day and time'), typed(moved));
      await therapist.press(session.getByRole('button', { name: /^Propose this time/ }));
      await expect(said('Nothing changes until they agree.')).toBeVisible();
    });

    await test.step('one begins a series', async () => {
      await therapist.go(/^Today/);
      await therapist.press(
        page.getByRole('link', { name: 'New session' }).filter({ visible: true }).first(),
      );
      const form = page.getByRole('form', { name: 'New session' });
      await therapist.choose(form.getByLabel('Client', { exact: true }), { label: `${first.firstName} Rao` });
      await therapist.fill(form.getByLabel('Day and time'), typed(begins));
      await therapist.press(form.getByText('Repeat this session'));
      await therapist.choose(form.getByLabel('Repeats'), 'Every week');
      await therapist.fill(form.getByLabel('Number of sessions'), '4');
      await therapist.press(form.getByRole('button', { name: 'Save session' }));
      await expect(said('4 sessions scheduled.')).toBeVisible();
    });

    await test.step('one has paid late', async () => {
      await therapist.go(/^Payments/);
      await therapist.press(page.getByRole('link', { name: late.firstName }).first());
      await therapist.press(page.getByRole('button', { name: 'Mark as received' }));
      await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
    });

    await test.step('a client asks for something', async () => {
      await therapist.go(/^Requests/);
      await therapist.press(page.getByRole('link', { name: first.firstName }).first());
      const form = page.getByRole('form', { name: 'Answer' });
      await therapist.fill(
        form.getByLabel('Your answer'),
        'Thursday at noon is free. I have written it down for you.',
      );
      await therapist.press(form.getByRole('button', { name: 'Send answer' }));
      await expect(said('Your answer is saved')).toBeVisible();
    });

    await test.step('which is worth a note', async () => {
      await therapist.go(/^Clients/, /^Notes$/);
      const form = page.getByRole('form', { name: 'New note' });
      await therapist.choose(form.getByLabel('Client'), { label: `${first.firstName} Rao` });
      await therapist.press(form.getByRole('button', { name: 'Start note' }));
      const note = page.getByRole('form', { name: 'Note', exact: true });
      await therapist.fill(
        note.getByLabel('Note', { exact: true }),
        'Three hours of sleep. Offered an earlier time.',
      );
      await therapist.press(note.getByRole('button', { name: 'Sign note' }));
      await expect(page.getByRole('article', { name: 'Note' })).toContainText('Three hours of sleep.');
    });

    await using db = await database();
    const [stored] = await db.query(
      `SELECT
         (SELECT count(*)::int FROM therapy_sessions WHERE therapist_id = $1 AND status = 'completed') AS held,
         (SELECT array_agg(proposed_starts_at) FROM bookings b JOIN calendars c ON c.id = b.calendar_id
          WHERE c.therapist_id = $1 AND proposed_starts_at IS NOT NULL) AS proposed,
         (SELECT array_agg(session_date ORDER BY session_date) FROM therapy_sessions
          WHERE therapist_id = $1 AND series_id IS NOT NULL) AS series,
         (SELECT count(*)::int FROM payment_submissions WHERE therapist_id = $1 AND status = 'verified') AS paid`,
      [practice.therapistId],
    );
    const weekly = [0, 7, 14, 21].map((days) => new Date(begins.getTime() + days * 86_400_000));
    expect(stored).toEqual({ held: 4, proposed: [moved], series: weekly, paid: 1 });
    test.info().annotations.push({ type: 'actions', description: String(therapist.count()) });
    expect(therapist.count()).toBeLessThanOrEqual(mostActions);
    await context.close();
  });
}
