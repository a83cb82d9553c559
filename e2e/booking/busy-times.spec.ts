import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { loopbackServer } from '@/test/counterpart/loopback';
import { database } from '@/test/database/copy-database';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// Servers read only the public internet, so they would refuse a calendar on this computer. The test writes
// the result of a reading itself; lib/booking/calendar/busy/busy.test.ts reads one from a server that
// answers.
test.describe.configure({ timeout: 180_000 });

const place = '/therapist-dashboard/hours/busy';

/** Writes the result of a reading of the other calendar: one busy hour. */
async function keepBusy({ therapistId }: Practice, startsAt: Date): Promise<void> {
  await using db = await database();
  await db.query(
    `WITH read AS (
       UPDATE busy_sources b SET read_at = now(), failure = NULL, failing_since = NULL, due_at = now() + interval '1 day'
       FROM calendars c WHERE c.id = b.calendar_id AND c.therapist_id = $1 RETURNING b.calendar_id)
     INSERT INTO busy_times (calendar_id, starts_at, ends_at)
     SELECT calendar_id, $2, $2::timestamptz + interval '1 hour' FROM read`,
    [therapistId, startsAt],
  );
}

/** Whether this time can be chosen on the therapist's page. */
async function canBook(page: Page, { slug }: Practice, startsAt: Date): Promise<boolean> {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(startsAt);
  await page.goto(`/book/${slug}?from=${day}`);
  await expect(page.getByRole('radio').first()).toBeAttached();
  return (
    (await page.locator(`input[type=radio][value*="${startsAt.toISOString().slice(0, 16)}"]`).count()) > 0
  );
}

for (const javaScriptEnabled of [true, false]) {
  test(`another calendar takes times away and gives them back, JavaScript ${javaScriptEnabled ? 'on' : 'off'} @slow`, async ({
    browser,
    baseURL,
  }) => {
    const inside = await loopbackServer();
    const asked: string[] = [];
    inside.server.on('request', (request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const practice = await makeOpenPractice();
    const startsAt = inDays(3, 11);
    const page = await windowOf(browser, baseURL, practice, javaScriptEnabled);
    await page.goto(place);
    const form = page.getByRole('form', { name: 'Link to your other calendar' });
    const name = async (address: string, button: string) => {
      await form.getByRole('textbox').fill(address);
      await form.getByRole('button', { name: button }).click();
    };
    await name('http://calendar.example.in/a.ics', 'Connect calendar');
    await expect(form.getByText('Enter the secret link of your calendar').first()).toBeVisible();
    await name(inside.origin.replace('http:', 'https:'), 'Connect calendar');
    await expect(page.getByText('The link points to a private network')).toBeVisible();
    expect(asked).toEqual([]);
    if (javaScriptEnabled) await expectOpenToEveryone(page);

    const free = () => canBook(page, practice, startsAt);
    await expect.poll(free).toBe(true);
    await keepBusy(practice, startsAt);
    await expect.poll(free).toBe(false);
    await page.goto(place);
    await expect(page.getByText('1 busy time. Clients cannot book them.')).toBeVisible();
    await expect(page.getByText('127.0.0.1/••••••')).toBeVisible();
    await page.getByRole('button', { name: 'Remove calendar' }).click();
    if (javaScriptEnabled) {
      const question = page.getByRole('alertdialog');
      await expectOpenToEveryone(page);
      await question.getByRole('button', { name: 'Remove calendar' }).click();
    }
    await expect(page.getByText('No calendar is connected yet.')).toBeVisible();
    await expect.poll(free).toBe(true);
    await inside.close();
  });
}
