import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enter, windowOf } from '@/test/access/people';
import { forgetTries, makeAccount, newAddress } from '@/test/account/accounts';
import {
  bookLastTime,
  confirmAddress,
  pressUntil,
  type Somebody,
  setUpProfile,
  signUp,
} from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import { database } from '@/test/database/copy-database';
import { mailWith, textsTo } from '@/test/notification/caught-mail';
import { newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// Appointments and payments made without an account become their owner's once the address is confirmed.
test.describe.configure({ timeout: 400_000 });
test.beforeEach(forgetTries);

const nothingPlanned = 'No upcoming session';
const nothingPaid = 'No payments yet.';
const task = 'Two stops by tram.';

/** A client with a confirmed address who is unrelated to the guest. */
async function makeStranger() {
  const account = await makeAccount();
  await using db = await database();
  await db.query(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, 'Nila', 'Das', 'client', true, now())`,
    [account.userId, account.email],
  );
  return account;
}

/** Both lists of the client are empty. */
async function expectNothing(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/dashboard/sessions');
  await expect(main).toContainText(nothingPlanned);
  await page.goto('/dashboard/transactions');
  await expect(main).toContainText(nothingPaid);
}

/** Books as a guest from the therapist's public page. */
async function bookFromProfile(page: Page, slug: string, scripts: boolean, { name, email }: Somebody) {
  await page.goto(`/professionals/${slug}`);
  await page
    .getByRole('link', { name: /^Book(?: a time)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
  await bookLastTime(page, scripts, async (details) => {
    await details.getByLabel('Full name').fill(name);
    const address = details.getByLabel('Email', { exact: true });
    if (await address.isVisible()) await address.fill(email);
    await details.getByLabel('Phone number').fill('98765 43210');
    await details.getByLabel('You may use my name').check();
  });
}

/** The time of the appointment on the open page. */
const momentOn = async (page: Page) =>
  (await page.locator('main time').first().getAttribute('datetime')) ?? '';

for (const { name: way, viewport, javaScriptEnabled, tag } of ways) {
  test.describe(`without an account, ${way}`, { tag }, () => {
    test.use({ viewport, javaScriptEnabled });

    test('a guest books and pays; appointment, payment and receipt are theirs once the address is confirmed, and nobody else’s', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const farah = { name: `Farah Q${randomBytes(4).toString('hex')}`, email: newAddress() };
      const main = page.getByRole('main');
      await bookFromProfile(page, practice.slug, javaScriptEnabled, farah);
      const moment = await momentOn(page);
      const appointment = page.url();
      await page.getByRole('link', { name: /^Pay now/ }).click();
      const report = page.getByRole('form', { name: 'Payment confirmation' });
      await expect(report.getByLabel('Full name')).toHaveValue(farah.name);
      await expect(report.getByLabel('Email address')).toHaveValue(farah.email);
      await reportPayment(page, { ...farah, reference: newReference() });

      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      const upcoming = own.getByRole('region', { name: 'Upcoming' });
      await own.goto('/therapist-dashboard/sessions');
      await expect(upcoming).toContainText(`With ${farah.name}`);
      await expect(upcoming).toContainText('Booked without an account');
      await pressUntil(
        upcoming.getByRole('button', { name: /^Invite to an account/ }),
        own.getByText('We have emailed the invitation.').first(),
      );

      // Homework is answered on the appointment's page.
      await upcoming.getByRole('link', { name: /^Forms/ }).click();
      await own.waitForURL('/therapist-dashboard/guests/*');
      const record = own.url();
      await own.getByLabel('Instructions').fill(task);
      await own.getByRole('button', { name: /^Assign to/ }).click();
      await expect(own.getByRole('region', { name: 'Homework', exact: true })).toContainText(task);
      await page.goto(appointment);
      await page.getByLabel('Add a note (optional)').fill('Both stops!');
      await page.getByRole('button', { name: /^Done/ }).click();
      await expect(page.getByText('Your therapist can see this now.')).toBeVisible();
      await own.goto(record);
      await expect(own.getByRole('region', { name: 'Homework', exact: true })).toContainText('Both stops!');

      // Others have the link: the therapist ends it by the keyboard, and the guest goes on with the mailed one.
      await own.locator('summary', { hasText: 'Send a new link' }).focus();
      await own.keyboard.press('Enter');
      await expect(own.getByText(`We email a new one to ${farah.email}.`)).toBeVisible();
      await own.keyboard.press('Tab');
      await own.keyboard.press('Enter');
      await expect(own.getByText('The earlier link no longer works')).toBeVisible();
      expect((await page.goto(appointment))?.status()).toBe(404);
      await expect.poll(() => textsTo(farah.email, 'New link: your appointment')).toHaveLength(1);
      const [renewed = ''] = await textsTo(farah.email, 'New link: your appointment');
      const link = new URL(/https?:\/\/\S+\/book\/appointment\/\S+/.exec(renewed)?.[0] ?? '').pathname;
      await page.goto(link);
      await expect(page.locator(`main time[datetime="${moment}"]`).first()).toBeVisible();

      const visits = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled, viewport });
      await enter(visits, baseURL, await makeStranger());
      const stranger = await visits.newPage();
      await expectNothing(stranger);

      await expect.poll(() => textsTo(farah.email, 'An account for your appointments')).toHaveLength(1);
      const [invitation = ''] = await textsTo(farah.email, 'An account for your appointments');
      await page.goto(new URL(/https?:\/\/\S+\/signup/.exec(invitation)?.[0] ?? '').pathname);
      await signUp(page, farah.name, farah.email);
      await page.goto('/onboarding');
      await setUpProfile(page, 'Client', page.getByRole('heading', { level: 1, name: /Farah/ }));
      // A person who only typed the address sees nothing of its owner's.
      await expectNothing(page);
      await page.goto('/dashboard');
      await expect(main.locator(`time[datetime="${moment}"]`)).toHaveCount(0);

      await confirmAddress(page, farah);
      await expect(async () => {
        await page.goto('/dashboard');
        await expect(main.locator(`time[datetime="${moment}"]`).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(main).toContainText(practice.name);
      await page.goto('/dashboard/sessions');
      await expect(main.locator(`time[datetime="${moment}"]`).first()).toBeVisible();
      await page.goto('/dashboard/transactions');
      await expect(main).toContainText('₹1,800');
      await expect(main).toContainText('Being checked');

      await page.goto('/dashboard/homework');
      await expect(main).toContainText(task);

      await own.goto('/therapist-dashboard/sessions');
      await expect(upcoming.locator(`time[datetime="${moment}"]`)).toHaveCount(1);
      await expect(upcoming.getByRole('link', { name: farah.name })).toBeVisible();
      await expect(upcoming).not.toContainText('Booked without an account');
      await sayItArrived(own, farah.name);
      await page.goto('/dashboard/transactions');
      const receipt = main.getByRole('link', { name: /receipt/i }).first();
      const paper = await page.request.get((await receipt.getAttribute('href')) ?? '');
      expect(paper.headers()['content-type']).toBe('application/pdf');
      await page.goto('/dashboard/sessions');
      await expect(main.getByText(/^Paid/).first()).toBeVisible();
      // The link in the latest mail still opens it, and the stranger's pages stay empty.
      await page.goto(link);
      await expect(page.getByText(/^Paid/).first()).toBeVisible();
      await expectNothing(stranger);
      const refused = await stranger.request.get(paper.url());
      expect(refused.headers()['content-type']).not.toBe('application/pdf');
      await visits.close();
      await own.context().close();
    });

    test('somebody signed in before onboarding books as themselves, and finds it without another mail', {
      tag: '@slow',
    }, async ({ page, browser, baseURL }) => {
      const practice = await makeOpenPractice();
      const main = page.getByRole('main');
      await page.goto(`/professionals/${practice.slug}`);
      await page.goto(`/login?mode=signup&redirect=${encodeURIComponent(`/book/${practice.slug}`)}`);
      const name = `Farah Q${randomBytes(4).toString('hex')}`;
      const { email } = await signUp(page, name);
      await bookFromProfile(page, practice.slug, javaScriptEnabled, { name, email });
      const moment = await momentOn(page);

      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      await own.goto('/therapist-dashboard/sessions');
      const upcoming = own.getByRole('region', { name: 'Upcoming' });
      await expect(upcoming).toContainText(`With ${name}`);
      await expect(upcoming).not.toContainText('Booked without an account');
      await expect(upcoming.getByRole('button', { name: /^Invite to an account/ })).toHaveCount(0);

      await page.goto('/onboarding');
      await setUpProfile(page, 'Client', page.getByRole('heading', { level: 1, name: /Farah/ }));
      await expect(async () => {
        await page.goto('/dashboard');
        await expect(main.locator(`time[datetime="${moment}"]`).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.goto('/dashboard/sessions');
      await expect(main.locator(`time[datetime="${moment}"]`).first()).toBeVisible();
      await own.goto('/therapist-dashboard/sessions');
      await expect(upcoming.getByRole('link', { name, exact: true })).toBeVisible();
      const subjects = (await mailWith(email)).map(({ mail }) => mail.subject);
      expect(subjects).not.toContain('An account for your appointments');
      await own.context().close();
    });
  });
}
