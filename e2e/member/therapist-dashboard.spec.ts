import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { press } from '@/test/booking/booking';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

// Complete journeys of a therapist, so they need more time.
test.describe.configure({ timeout: 180_000 });

const home = '/therapist-dashboard';

let people: People;
let clientId: string;

/** A session with the client that began two hours ago, on a plan of six. */
test.beforeEach(async ({ context, baseURL }) => {
  people = await makePeople();
  await using db = await database();
  const [client] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [
    people.client.userId,
  ]);
  clientId = client?.id ?? '';
  await db.query(
    `WITH own AS (UPDATE therapists SET modes = '{video,phone}' WHERE user_id = $1 RETURNING id),
       plan AS (
         INSERT INTO therapy_plans (therapist_id, client_id, plan_name, total_sessions)
         SELECT id, $2, 'Evenings', 6 FROM own RETURNING id, therapist_id)
     INSERT INTO therapy_sessions (therapist_id, client_id, plan_id, session_date, mode)
     SELECT therapist_id, $2, id, now() - interval '2 hours', 'video' FROM plan`,
    [people.therapist.userId, clientId],
  );
  await enter(context, baseURL, people.therapist);
});

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

const submit = (page: Page, name: string, scripts: boolean) =>
  press(page.getByRole('button', { name, exact: true }), scripts);

/** "2026-11-25T18:30": this many days from now, in the form of a datetime field. */
function evening(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:30`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a therapist, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('marks a session as completed; it counts on its plan, and can be undone', { tag: '@slow' }, async ({
      page,
    }) => {
      await using db = await database();
      const completed = async () => {
        const [plan] = await db.query<{ count: number }>(
          'SELECT completed_sessions AS count FROM therapy_plans WHERE client_id = $1',
          [clientId],
        );
        return plan?.count;
      };
      await page.goto(home);
      const conclude = page.getByRole('region', { name: 'Did these sessions take place?' });
      await conclude.getByRole('button', { name: /^Mark as completed/ }).click();
      await expect(said(page, 'The session is marked as completed.')).toBeVisible();
      expect(await completed()).toBe(1);
      await conclude.getByRole('button', { name: /^Undo/ }).click();
      await expect(said(page, 'The session is scheduled again.')).toBeVisible();
      expect(await completed()).toBe(0);
    });

    test('arranges a session with a client', { tag: '@slow' }, async ({ page }) => {
      await page.goto(home);
      await page.getByRole('link', { name: 'New session' }).click();
      const form = page.getByRole('form', { name: 'New session' });
      await form.getByLabel('Client', { exact: true }).selectOption(clientId);
      await form.getByLabel('Day and time').fill('2020-01-01T18:30');
      await submit(page, 'Save session', javaScriptEnabled);
      await expect(form.getByRole('alert')).toContainText('This time has passed.');
      await form.getByLabel('Day and time').fill(evening(4));
      await submit(page, 'Save session', javaScriptEnabled);
      await expect(said(page, 'Session scheduled.')).toBeVisible();
      await page.goto(`${home}/sessions`);
      const upcoming = page.getByRole('region', { name: 'Upcoming' });
      await expect(upcoming.getByRole('listitem').filter({ hasText: '6:30 pm' })).toContainText(
        people.client.firstName,
      );
    });

    test('makes a quotation, and the client hears of it', async ({ page }) => {
      await page.goto(`${home}/quotations/new?client=${clientId}`);
      const form = page.getByRole('form', { name: 'New quotation' });
      await expect(form.getByLabel('Client', { exact: true })).toHaveValue(clientId);
      await form.getByLabel('Service type').fill('Individual therapy');
      await form.getByLabel('Description').fill('Four sessions by video.');
      await form.getByLabel('Amount (INR)').fill('0');
      await submit(page, 'Create Quotation', javaScriptEnabled);
      await expect(form.getByRole('alert')).toContainText('Error creating quotation');
      await form.getByLabel('Amount (INR)').fill('1,50,000.50');
      await submit(page, 'Create Quotation', javaScriptEnabled);
      await expect(said(page, 'Quotation created successfully')).toBeVisible();
      await expect(form).toContainText('The client will be notified of the new quotation.');
      await page.goto(`${home}/quotations`);
      const made = page.getByRole('region', { name: 'Your quotations' });
      await expect(made).toContainText('₹1,50,000.50');
      await using db = await database();
      const notifications = await db.query('SELECT kind FROM notices WHERE user_id = $1', [
        people.client.userId,
      ]);
      expect(notifications).toEqual([{ kind: 'quotation.created' }]);
    });

    test('answers a message; the sender reads it in their account', { tag: '@slow' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.goto(home);
      await expect(page.getByRole('heading', { name: '1 open request' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Requests/ })
        .click();
      await page.getByRole('link', { name: people.client.firstName }).click();
      const form = page.getByRole('form', { name: 'Answer' });
      await submit(page, 'Send answer', javaScriptEnabled);
      await expect(form.getByRole('alert')).toContainText('Write your answer, or choose another way');
      await form.getByLabel('Your answer').fill('Thursday at seven would suit me.');
      await submit(page, 'Send answer', javaScriptEnabled);
      await expect(said(page, 'Your answer is saved')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open their page' })).toBeVisible();
      await page.goto(home);
      await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 open request' })).toHaveCount(0);
      await page.goto(`${home}/requests`);
      await expect(
        page.getByText('Your median reply time over the last 90 days is less than an hour'),
      ).toBeVisible();
      await enter(context, baseURL, people.client);
      await page.goto('/account/messages');
      await expect(page.getByText('Thursday at seven would suit me.')).toBeVisible();
    });
  });
}

test('a message can be closed with a reason, by keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${home}/requests`);
  await page.getByRole('link', { name: people.client.firstName }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Close without an answer').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
  await page.keyboard.press('I');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('The request is closed, and we have kindly suggested');
  await expect(page.getByText('Closed without an answer')).toBeVisible();
});

test('a client is found by name; their page says that they can see who opened it', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`${home}/clients`);
  await page.getByLabel('Name', { exact: true }).fill(people.client.firstName.slice(3, 20));
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: people.client.firstName }).click();
  await expect(page.getByRole('heading', { name: people.client.firstName })).toBeVisible();
  await page
    .getByRole('navigation', { name: /^Record of/ })
    .getByRole('link', { name: 'Sessions' })
    .click();
  await expect(page.getByRole('heading', { name: 'Upcoming sessions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('can see when you opened this page')).toBeVisible();
  await using db = await database();
  const opened = await db.query(
    `SELECT subject_user_id FROM audit_log WHERE action = 'client.opened' AND actor_user_id = $1`,
    [people.therapist.userId],
  );
  expect(opened).toEqual([{ subject_user_id: people.client.userId }]);
});

test('somebody who is not linked sees the state of the application, and no clients', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.unlinkedTherapist);
  for (const room of [
    '',
    '/sessions',
    '/clients',
    `/clients/${clientId}`,
    '/plans',
    '/quotations',
    '/quotations/new',
    '/requests',
  ]) {
    await page.goto(home + room);
    await expect(page.getByRole('heading', { name: 'Your application is not sent yet' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }),
    ).toHaveCount(0);
  }
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the pages are accessible at ${width}, ${colorScheme}`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await using db = await database();
    const [request] = await db.query<{ id: string }>(
      'SELECT id FROM therapist_contact_requests WHERE user_email = $1',
      [people.client.email],
    );
    const lists = ['', '/sessions', '/clients', `/clients/${clientId}`, '/plans', '/quotations', '/requests'];
    const rooms = [...lists, '/sessions/new', '/plans/new', '/quotations/new'];
    for (const room of [...rooms, `/requests/${request?.id}`]) {
      await page.goto(home + room);
      await expectAccessible(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, room).toBe(0);
    }
  });
}
