import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { makePeople, type Person, windowOf } from '@/test/access/people';
import { agreedSession, inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { textsTo } from '@/test/notification/caught-mail';
import { weigh } from '@/test/server/bytes';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// A therapist's own calendar: viewing, moving by keyboard and by drag, arranging, and outdated tabs.
test.describe.configure({ timeout: 300_000 });

const path = '/therapist-dashboard/calendar';

/** Script above the framework's, in bytes after compression: of the page, and of the grid that comes after it (ADR 47). */
const mostScript = { page: 110 * 1024, grid: 78_000 };

/** The day in India, this many days from now. */
const dayOf = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);

const isSunday = (moment: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', weekday: 'short' }).format(moment) === 'Sun';

/** Days from now until the sessions, so that the next day is in the same week. */
const ahead = isSunday(inDays(9, 10)) ? 10 : 9;

type Scene = { readonly practice: Practice; readonly client: Person; readonly startsAt: Date };

/** A practice with one agreed session, at ten. */
async function scene(): Promise<Scene> {
  const practice = await makeOpenPractice();
  const { client } = await makePeople();
  const startsAt = inDays(ahead, 10);
  await agreedSession(client, practice, startsAt);
  return { practice, client, startsAt };
}

async function proposedTimes({ therapistId }: Practice): Promise<string[]> {
  await using db = await database();
  const rows = await db.query<{ at: Date }>(
    `SELECT b.proposed_starts_at AS at FROM bookings b JOIN calendars c ON c.id = b.calendar_id
     WHERE c.therapist_id = $1 AND b.proposed_starts_at IS NOT NULL ORDER BY 1`,
    [therapistId],
  );
  return rows.map(({ at }) => at.toISOString());
}

/** The position of an element in the middle of the window, once the grid has opened at its hours. */
async function placeOf(thing: Locator) {
  let last = Number.NaN;
  await expect(async () => {
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { y } = (await thing.boundingBox()) ?? { y: Number.NaN };
    const before = last;
    last = y;
    expect(y).toBe(before);
  }).toPass({ intervals: [250] });
  const box = await thing.boundingBox();
  if (!box) throw new Error('expected it in the grid');
  return box;
}

const grid = (page: Page) => page.locator('.calendar-grid');
const inGrid = (page: Page, { firstName }: Person) =>
  grid(page).getByRole('link', { name: new RegExp(firstName) });

test('a session is opened, moved by keys, and the proposal is taken back', { tag: '@slow' }, async ({
  browser,
  baseURL,
}) => {
  const { practice, client, startsAt } = await scene();
  const therapistPage = await windowOf(browser, baseURL, practice, true);
  await therapistPage.goto(`${path}?view=week&date=${dayOf(startsAt)}`);
  await expect(therapistPage.getByText('In Indian time (IST)')).toBeVisible();
  const session = inGrid(therapistPage, client).first();
  await session.focus();
  await therapistPage.keyboard.press('Enter');
  const sheet = therapistPage.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText(client.firstName);
  await expect(sheet.locator('summary').filter({ hasText: /^Cancel/ })).toBeVisible();
  await therapistPage.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(session).toBeFocused();

  await therapistPage.keyboard.press('m');
  const bar = therapistPage.getByRole('group', { name: /^Move / });
  await expect(bar.getByRole('button', { name: 'Propose this time' })).toBeFocused();
  await therapistPage.keyboard.press('ArrowDown');
  await therapistPage.keyboard.press('ArrowRight');
  await therapistPage.keyboard.press('Enter');
  await expect(therapistPage.getByText('Nothing changes until they agree.')).toBeVisible();
  const wanted = new Date(startsAt.getTime() + (24 * 60 + 15) * 60_000).toISOString();
  expect(await proposedTimes(practice)).toEqual([wanted]);
  await expect(grid(therapistPage).getByRole('link', { name: /Proposed:/ })).toBeVisible();

  await therapistPage.getByRole('button', { name: /^Undo/ }).click();
  await expect(therapistPage.getByText('The session stays at its original time.')).toBeVisible();
  expect(await proposedTimes(practice)).toEqual([]);
});

test.describe('the calendar of a therapist', { tag: '@slow' }, () => {
  test('is dragged; a taken time, an old tab and a lost connection are answered', async ({
    browser,
    baseURL,
  }) => {
    const { practice, client, startsAt } = await scene();
    await agreedSession(client, practice, inDays(ahead, 14));
    const therapistPage = await windowOf(browser, baseURL, practice, true);
    const address = `${path}?view=day&date=${dayOf(startsAt)}`;
    await therapistPage.goto(address);
    const old = await therapistPage.context().newPage();
    await old.goto(address);
    await expect(inGrid(old, client)).toHaveCount(2);

    /** Drags the session at ten o'clock down by this many hours. */
    async function drag(page: Page, hours: number): Promise<void> {
      const box = await placeOf(inGrid(page, client).first());
      const other = await inGrid(page, client).last().boundingBox();
      if (!other) throw new Error('expected two sessions in the grid');
      const anHour = (other.y - box.y) / 4;
      await page.mouse.move(box.x + 20, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 8 + (anHour * hours) / 2, { steps: 5 });
      await page.mouse.move(box.x + 20, box.y + 8 + anHour * hours, { steps: 5 });
      await page.mouse.up();
    }

    await drag(therapistPage, 4);
    await expect(therapistPage.getByText(/^You have another appointment then/)).toBeVisible();
    expect(await proposedTimes(practice)).toEqual([]);

    await therapistPage.context().setOffline(true);
    await drag(therapistPage, 2);
    await expect(therapistPage.getByText(/^We could not reach the server/)).toBeVisible();
    expect(await proposedTimes(practice)).toEqual([]);
    await therapistPage.context().setOffline(false);
    await therapistPage.getByRole('button', { name: 'Try again' }).click();
    await expect(therapistPage.getByText('Nothing changes until they agree.')).toBeVisible();
    // Pixels are rounded to quarters of an hour.
    const [wanted = '', ...more] = await proposedTimes(practice);
    expect(Math.abs(Date.parse(wanted) - inDays(ahead, 12).getTime())).toBeLessThanOrEqual(15 * 60_000);
    expect(more).toEqual([]);

    await drag(old, 1);
    await expect(
      old.getByText(/^Nothing was changed: this session was changed in another window/),
    ).toBeVisible();
    await expect(grid(old).getByRole('link', { name: /Proposed:/ })).toBeVisible();
    expect(await proposedTimes(practice)).toEqual([wanted]);
  });

  test('begins a session where it is pressed, and a series', async ({ browser, baseURL }) => {
    const { practice, client, startsAt } = await scene();
    const therapistPage = await windowOf(browser, baseURL, practice, true);
    await therapistPage.goto(`${path}?view=day&date=${dayOf(startsAt)}`);
    const box = await placeOf(inGrid(therapistPage, client).first());
    // Two session lengths further down it is half past eleven or later.
    await therapistPage.mouse.click(box.x + 40, box.y + box.height * 2.5);
    const sheet = therapistPage.getByRole('dialog');
    await expect(sheet.getByLabel('Day and time')).toHaveValue(
      new RegExp(`^${dayOf(startsAt).split('-').reverse().join('/')}, 1[12]:(?:00|15|30|45) [ap]m$`),
    );
    await sheet.getByText('Repeat this session').click();
    await sheet.getByLabel('Repeats').selectOption('Every two weeks');
    await sheet.getByLabel('Number of sessions').fill('3');
    await pressUntil(
      sheet.getByRole('button', { name: 'Save session' }),
      sheet.getByText('3 sessions scheduled.'),
    );
    await expectOpenToEveryone(therapistPage);
    await sheet.getByRole('link', { name: 'Close' }).click();
    await expect(inGrid(therapistPage, client)).toHaveCount(2);
  });

  test('shows what was cancelled until it is hidden, and opens the appointment of a guest', async ({
    browser,
    baseURL,
  }) => {
    const { practice, client, startsAt } = await scene();
    await using db = await database();
    await db.query(
      `WITH own AS (UPDATE therapy_sessions SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'client'
         WHERE therapist_id = $1 RETURNING booking_id)
       UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'client'
       WHERE id IN (SELECT booking_id FROM own)`,
      [practice.therapistId],
    );
    const guest = `Guest${practice.slug}`;
    await db.query(
      `WITH booked AS (
         INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode)
         SELECT id, $4, $4::timestamptz + interval '45 minutes', $4::timestamptz + interval '60 minutes', 'confirmed',
           now(), 'video'
         FROM calendars WHERE therapist_id = $1 RETURNING id),
       told AS (
         INSERT INTO participants (booking_id, name, email, phone) SELECT id, $2, $3, '+919876543210' FROM booked)
       INSERT INTO therapy_sessions (therapist_id, booking_id, session_date, mode) SELECT $1, id, $4, 'video' FROM booked`,
      [practice.therapistId, guest, `${guest.toLowerCase()}@demo.test`, inDays(ahead, 14)],
    );
    const therapistPage = await windowOf(browser, baseURL, practice, true);
    await therapistPage.goto(`${path}?view=week&date=${dayOf(startsAt)}`);
    await expect(inGrid(therapistPage, client)).toHaveText(/\(cancelled\)/);
    await therapistPage.getByRole('link', { name: 'Hide cancelled' }).click();
    await expect(therapistPage.getByRole('link', { name: 'Show cancelled' })).toBeVisible();
    await expect(inGrid(therapistPage, client)).toHaveCount(0);

    await grid(therapistPage)
      .getByRole('link', { name: new RegExp(guest) })
      .click();
    const sheet = therapistPage.getByRole('dialog');
    await expect(sheet.getByRole('heading', { level: 2, name: guest })).toBeVisible();
    await expect(sheet.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await expectOpenToEveryone(therapistPage);
    await sheet.locator('summary', { hasText: /^Move/ }).click();
    await sheet.getByLabel('New day and time').fill(`${dayOf(inDays(ahead + 1, 15))}T15:00`);
    await sheet.getByRole('button', { name: /^Propose this time/ }).click();
    await expect(sheet.getByText('Nothing changes until they agree.')).toBeVisible();
    expect(await proposedTimes(practice)).toEqual([inDays(ahead + 1, 15).toISOString()]);
    const asked = () => textsTo(`${guest.toLowerCase()}@demo.test`, 'New time proposed');
    await expect.poll(async () => (await asked()).length).toBe(1);
    expect((await asked())[0]).toMatch(/\/book\/appointment\/[\w.-]+/);
    await sheet.locator('summary', { hasText: /^Cancel/ }).click();
    await sheet.getByLabel('Reason').fill('I have caught a cold.');
    await sheet.getByRole('button', { name: /^Cancel this session/ }).click();
    await expect(sheet.getByText('Cancelled by you')).toBeVisible();
    const told = () => textsTo(`${guest.toLowerCase()}@demo.test`, 'Cancelled: your appointment');
    await expect.poll(async () => (await told())[0] ?? '').toContain('I have caught a cold.');
    await therapistPage.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(therapistPage.getByRole('link', { name: 'Show cancelled' })).toBeVisible();
  });

  test('loads no more script than a page behind the sign-in may, and the grid after it', async ({
    browser,
    baseURL,
  }) => {
    const { practice, startsAt } = await scene();
    const therapistPage = await windowOf(browser, baseURL, practice, true);
    const responses: Response[] = [];
    therapistPage.on('response', (response) => responses.push(response));
    await therapistPage.goto(`${path}?view=week&date=${dayOf(startsAt)}`, { waitUntil: 'networkidle' });
    await expect(grid(therapistPage).getByRole('columnheader').first()).toBeVisible();
    const { origin } = new URL(baseURL ?? '');
    const { ownScript } = await weigh(responses, origin);
    const texts = await Promise.all(
      responses.map((response) => response.body().catch(() => Buffer.alloc(0))),
    );
    // Only the library's own files contain its class names.
    const ofGrid = responses.filter(
      (response, index) =>
        response.request().resourceType() === 'script' && texts[index]?.includes('fc-classic-'),
    );
    const { ownScript: library } = await weigh(ofGrid, origin);
    test.info().annotations.push({ type: 'own script', description: `${ownScript} bytes, grid ${library}` });
    expect(library).toBeGreaterThan(0);
    expect(library).toBeLessThanOrEqual(mostScript.grid);
    expect(ownScript - library).toBeLessThanOrEqual(mostScript.page);
  });

  for (const view of ['day', 'week', 'month', 'list']) {
    test(`is open to everyone: ${view}`, async ({ browser, baseURL }) => {
      const { practice, startsAt } = await scene();
      const therapistPage = await windowOf(browser, baseURL, practice, true);
      await therapistPage.goto(`${path}?view=${view}&date=${dayOf(startsAt)}`);
      if (view !== 'list') await expect(grid(therapistPage).getByRole('columnheader').first()).toBeVisible();
      await expectOpenToEveryone(therapistPage);
    });
  }
});

test.describe('the calendar without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is a list, and a session is a page with its forms', async ({ browser, baseURL }) => {
    const { practice, client, startsAt } = await scene();
    const therapistPage = await windowOf(browser, baseURL, practice, false);
    await therapistPage.goto(`${path}?view=week&date=${dayOf(startsAt)}`);
    await therapistPage.getByRole('link', { name: new RegExp(client.firstName) }).click();
    await therapistPage.locator('summary', { hasText: /^Move/ }).click();
    await therapistPage.getByLabel('New day and time').fill(`${dayOf(inDays(ahead + 1, 15))}T15:00`);
    await pressUntil(
      therapistPage.getByRole('button', { name: /^Propose this time/ }),
      therapistPage.getByText('Nothing changes until they agree.'),
    );
    expect(await proposedTimes(practice)).toEqual([inDays(ahead + 1, 15).toISOString()]);
    await therapistPage.getByRole('button', { name: /^Withdraw proposal/ }).click();
    await expect(therapistPage.getByText('The session stays at its original time.')).toBeVisible();
    expect(await proposedTimes(practice)).toEqual([]);
  });
});
