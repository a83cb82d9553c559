import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type Person, windowOf } from '@/test/access/people';
import { agreedSession, inDays, local } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { textsTo } from '@/test/notification/caught-mail';
import { makeOpenPractice } from '@/test/therapist/practice';

// The therapist asks for another time; the client decides, from the mail alone.
test.describe.configure({ timeout: 300_000 });

/** "10:00 am": a time in India in the form of pages and mails. */
const clockOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
    .format(moment)
    .replaceAll(/\s/g, ' ');

/** Proposes this time for the one session on the page. */
async function propose(therapistPage: Page, to: Date): Promise<void> {
  await therapistPage.goto('/therapist-dashboard/sessions');
  const time = therapistPage.getByLabel('New day and time');
  await expect(async () => {
    if (!(await time.isVisible())) await therapistPage.locator('summary', { hasText: /^Move/ }).click();
    await time.fill(local(to));
    await therapistPage.getByRole('button', { name: /^Propose this time/ }).click();
    await expect(therapistPage.getByText('Nothing changes until they agree.').first()).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
}

/** The page behind the newest mail with the question. */
async function openAnswer(page: Page, { email }: Person, count: number): Promise<void> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = await textsTo(email, 'New time proposed');
      return texts.length;
    })
    .toBe(count);
  const link = /https?:\/\/\S+\/book\/appointment\/[\w.-]+/.exec(texts.at(-1) ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Does another time work for you?' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a therapist moves a session, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('the client keeps the agreed time once, and agrees the next time', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      const [agreed, later, latest] = [inDays(9, 10), inDays(10, 16), inDays(11, 17)];
      await agreedSession(client, practice, agreed);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      const host = `${practice.slug}@example.in`;
      const main = page.getByRole('main');

      await propose(therapistPage, later);
      await therapistPage.goto('/therapist-dashboard/sessions');
      await expect(
        therapistPage.getByText(/^You proposed .+ Your client has not answered yet\.$/),
      ).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);
      await openAnswer(page, client, 1);
      await expect(main).toContainText(clockOf(later));
      await expect(main).toContainText(clockOf(agreed));
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await pressUntil(
        page.getByRole('button', { name: 'Keep the original time' }),
        page.getByRole('status').filter({ hasText: 'Your appointment stays at its original time.' }),
      );
      await expect(page.getByRole('heading', { name: 'Does another time work for you?' })).toHaveCount(0);
      await expect
        .poll(() => textsTo(host, 'An appointment is unchanged'))
        .toEqual([expect.stringContaining('The time you proposed was declined.')]);
      await therapistPage.goto('/account/notifications');
      await expect(therapistPage.getByRole('main')).toContainText('An appointment is unchanged');
      await therapistPage.goto('/therapist-dashboard/sessions');
      await expect(therapistPage.getByText('Your client has not answered yet.')).toHaveCount(0);
      await expect(therapistPage.getByRole('main')).toContainText(clockOf(agreed));

      await propose(therapistPage, latest);
      await openAnswer(page, client, 2);
      const link = page.url();
      await pressUntil(
        page.getByRole('button', { name: 'Agree to the new time' }),
        page.getByRole('status').filter({ hasText: 'Your appointment has a new time.' }),
      );
      await expect(main).toContainText(clockOf(latest));
      await expect
        .poll(() => textsTo(client.email, 'Your appointment has a new time'))
        .toEqual([expect.stringContaining(clockOf(latest))]);
      await expect
        .poll(() => textsTo(host, 'An appointment has a new time'))
        .toEqual([expect.stringContaining(clockOf(latest))]);

      // The link of the mail still opens the appointment, at its new time.
      await page.goto(link);
      await expect(main).toContainText(clockOf(latest));
      await expect(page.getByRole('button', { name: 'Agree to the new time' })).toHaveCount(0);
      await enter(page.context(), baseURL, client);
      await page.goto('/dashboard/sessions');
      await expect(main).toContainText(clockOf(latest));
      await expect(main).not.toContainText(clockOf(agreed));
      await therapistPage.goto('/therapist-dashboard/sessions');
      await expect(therapistPage.getByRole('main')).toContainText(clockOf(latest));
      await therapistPage.context().close();
    });

    test('a holiday asks for a new time of each session in one press, and cancels what is left', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const { client } = await makePeople();
      const agreed = inDays(9, 10);
      await agreedSession(client, practice, agreed);
      const therapistPage = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      const said = (words: string) => therapistPage.getByRole('status').filter({ hasText: words });

      await therapistPage.goto('/therapist-dashboard/calendar');
      await therapistPage.getByRole('link', { name: 'Days away' }).click();
      const days = therapistPage.getByRole('form', { name: 'Holidays and extra hours' });
      const date = agreed.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' });
      await days.getByLabel('Day', { exact: true }).fill(date);
      await days.getByRole('button', { name: 'Save' }).click();
      await expect(said('Saved.')).toBeVisible();
      await therapistPage.getByRole('link', { name: /^Move or cancel 1 session/ }).click();
      if (javaScriptEnabled) await expectOpenToEveryone(therapistPage);
      const sessions = therapistPage.getByRole('form', { name: 'Sessions in these days' });
      await sessions.getByRole('button', { name: 'Propose the new times' }).click();
      await expect(said('We have emailed a new time for 1 session.')).toBeVisible();
      await expect(sessions).toContainText('Your client has not answered yet.');
      await openAnswer(page, client, 1);
      await pressUntil(
        page.getByRole('button', { name: 'Keep the original time' }),
        page.getByRole('status').filter({ hasText: 'Your appointment stays at its original time.' }),
      );
      await therapistPage.reload();
      await sessions.locator('summary', { hasText: 'Cancel them instead' }).click();
      await sessions.getByLabel('Reason').fill('I am away that week');
      await sessions.getByRole('button', { name: 'Cancel the ticked sessions' }).click();
      await expect(said('1 session is cancelled.')).toBeVisible();
      await expect(therapistPage.getByText('No session is left in these days.')).toBeVisible();
      await therapistPage.context().close();
    });
  });
}
