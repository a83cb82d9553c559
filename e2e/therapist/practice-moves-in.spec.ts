import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { indianDay } from '@/lib/format/time';
import { enter, windowOf } from '@/test/access/people';
import { forgetTries, newAddress } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { beginAt } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import {
  asGuest,
  bookLastTime,
  confirmAddress,
  pressUntil,
  setUpProfile,
  signUp,
} from '@/test/browser/journey';
import { fillAndSign } from '@/test/care/answered-forms';
import { textsTo } from '@/test/notification/caught-mail';
import { withOtherInstallation } from '@/test/server/other-installation';
import {
  acceptListing,
  addPapers,
  answerApplication,
  applicationOf,
  sendApplication,
  setUpPractice,
} from '@/test/therapist/applying';
import {
  addCouples,
  addPlace,
  meetOnSaturdays,
  nextWeekOf,
  peopleOf,
  previewCalendar,
  previewClients,
  takeClients,
} from '@/test/therapist/moving-in';
import { makePractice } from '@/test/therapist/practice';

// One chain of the same people: a therapist applies, moves her practice in, works, and could leave with all of it; her
// guest becomes a client. Each link needs the one before.
test.describe.configure({ timeout: 600_000 });
test.beforeEach(forgetTries);

const practice = '/therapist-dashboard';
const consent = 'Consent to online therapy';
const clinic = 'Kothrud clinic, 12 Karve Road, Pune';

async function openReceipt(page: Page): Promise<Buffer> {
  const receipt = page.getByRole('main').getByRole('link', { name: /^Receipt/ });
  const paper = await page.request.get((await receipt.first().getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  return paper.body();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a practice moves in, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('from an empty account to Monday evening, and with everything into another installation', async ({
      page,
      browser,
      baseURL,
    }) => {
      const mark = randomBytes(4).toString('hex');
      const guest = { name: `Farah Q${mark}`, email: newAddress() };
      const newPage = async () =>
        (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled })).newPage();
      const own = await newPage();
      const ira = { name: `Ira Q${mark}`, email: newAddress() };
      let number = '';

      await test.step('an empty account applies', async () => {
        await own.goto('/login?mode=signup');
        await signUp(own, ira.name, ira.email);
        await own.goto('/onboarding');
        const unsent = own.getByRole('heading', { name: 'Your application is not sent yet' });
        await setUpProfile(own, 'Therapist', unsent);
        await confirmAddress(own, ira);
        await own.goto(practice);
        await own.getByRole('link', { name: 'Fill in your application' }).click();
        await addPapers(own);
        number = await answerApplication(own.getByRole('form', { name: 'Your application' }));
        await sendApplication(own);
      });

      await test.step('the back office accepts, and she sets everything up', async () => {
        const { id, userId } = await applicationOf(ira.email);
        const admin = await newPage();
        await signInAsAdmin(admin);
        await admin.goto(`/admin/applications/${id}`);
        await expect(admin.getByText(number)).toBeVisible();
        await expect(admin.getByRole('link', { name: /1\. Degree certificate/ })).toBeVisible();
        await admin.goto(`/admin/applications/${id}/listing`);
        await acceptListing(admin);
        await admin.context().close();
        await enter(own.context(), baseURL, { userId });
        await own.goto(practice);
        const left = own.getByRole('region', { name: 'Set up your practice' });
        await expect(left).toContainText('4 of 8 done');
        if (javaScriptEnabled) await expectOpenToEveryone(own);
        await setUpPractice(own, ira.name);
      });

      await test.step('her people, next week, two kinds and Saturday’s room move in', async () => {
        await previewClients(own, peopleOf(mark));
        await expect(own.getByRole('region', { name: '25 clients to import' })).toContainText(
          `Client01 ${mark}`,
        );
        await takeClients(own, 25);
        await expect(own.getByText('25 clients imported from 25 lines.')).toBeVisible();
        await previewCalendar(own, nextWeekOf(mark));
        await own.getByRole('button', { name: 'Import 5 sessions' }).click();
        await expect(own.getByText('5 sessions imported from 5 entries.')).toBeVisible();
        await addPlace(own);
        await meetOnSaturdays(own);
        await own.goto(`${practice}/kinds`);
        await own.getByRole('link', { name: 'Individual session' }).click();
        const kind = own.getByRole('form', { name: 'Kind of session' });
        await kind.getByLabel('Length, in minutes').fill('50');
        await pressUntil(
          kind.getByRole('button', { name: 'Save' }),
          own.getByText('50 minutes · ₹1,800 · Video, In person'),
        );
        await addCouples(own, 'In person');
        await own.goto(practice);
        await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(own.getByRole('region', { name: 'Set up your practice' })).toHaveCount(0);
      });

      await test.step('a guest finds her and books the second kind in the room', async () => {
        await page.goto('/professionals');
        await page.getByRole('searchbox', { name: 'Search' }).fill(`Q${mark}`);
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(1);
        await page.getByRole('link', { name: 'View Profile' }).click();
        await expect(page.getByText(`RCI ${number}`)).toBeVisible();
        await expect(page.getByText('Kothrud clinic: Saturday')).toBeVisible();
        await expect(page.getByRole('complementary').getByText('₹1,800 to ₹3,000 per session')).toBeVisible();
        await page.getByRole('link', { name: 'Book Couples session' }).click();
        await bookLastTime(page, javaScriptEnabled, asGuest(guest), 'In person: Kothrud clinic');
        await expect(page.getByText('Couples session, 80 minutes')).toBeVisible();
        await expect(page.locator('main time').first()).toContainText('Saturday');
        await expect(page.getByText(clinic).first()).toBeVisible();
      });
      const appointment = page.url();
      await page.getByRole('link', { name: /^Pay now/ }).click();
      await expect(page.getByText('ira.bose@samplebank').first()).toBeVisible();

      await test.step('the guest signs a form by its link', async () => {
        await own.goto(`${practice}/sessions`);
        const upcoming = own.getByRole('region', { name: 'Upcoming' });
        for (const whom of [`Client05 ${mark}`, guest.name]) await expect(upcoming).toContainText(whom);
        const session = upcoming.getByRole('listitem').filter({ hasText: guest.name });
        await session.locator('summary', { hasText: /^Details/ }).click();
        await session.getByRole('link', { name: new RegExp(`^Forms.*${guest.name}`) }).click();
        await own.waitForURL('/therapist-dashboard/guests/*');
        const send = own.getByRole('form', { name: 'Send a form', exact: true });
        await send.getByLabel('Form').selectOption(consent);
        await send.getByRole('button', { name: 'Send form' }).click();
        await expect(own.getByRole('heading', { name: consent })).toBeVisible();
        await expect.poll(() => textsTo(guest.email, 'You have a form to fill in')).toHaveLength(1);
        const [asked = ''] = await textsTo(guest.email, 'You have a form to fill in');
        await page.goto(new URL(/https?:\/\/\S+\/forms\/[\w-]+/.exec(asked)?.[0] ?? '').pathname);
        await fillAndSign(page, guest.name);
      });

      const startsAt = new Date(Date.now() - 140 * 60_000);
      await beginAt(guest.email, startsAt);

      await test.step('the guest came and paid cash, and gets the receipt by the link', async () => {
        await own.goto(`${practice}/sessions?list=past`);
        await own.getByRole('link', { name: new RegExp(`^Enter payment.*${guest.name}`) }).click();
        const form = own.getByRole('form', { name: 'Enter a payment' });
        await expect(form.getByLabel('Amount received, in rupees')).toHaveValue('3,000');
        await form.getByLabel('How you were paid').selectOption('Cash');
        await pressUntil(
          form.getByRole('button', { name: 'Save payment' }),
          own.getByRole('region', { name: 'Entered payments' }).getByText('₹3,000', { exact: true }),
        );
        await page.goto(appointment);
        await expect(page.getByText('Entered, not proven').first()).toBeVisible();
        await openReceipt(page);
      });

      await test.step('the session has an outcome and a note, and the guest reviews it', async () => {
        await own.goto(`${practice}/sessions`);
        const toConfirm = own.getByRole('region', { name: 'To confirm' });
        await pressUntil(
          toConfirm.getByRole('button', { name: /^Mark as completed/ }),
          own.getByRole('status').filter({ hasText: 'The session is marked as completed.' }),
        );
        const note = own.getByRole('form', { name: 'Note', exact: true });
        await pressUntil(toConfirm.getByRole('button', { name: /^New note/ }), note);
        await note.getByRole('textbox').first().fill('They listened to each other.');
        await note.getByRole('button', { name: 'Sign note' }).click();
        await expect(own.getByRole('article', { name: 'Note' })).toContainText('They listened');
        await page.goto(appointment);
        const review = page.getByRole('form', { name: /^Review / });
        await review.getByLabel('How helpful was it?').selectOption('5');
        await review.getByLabel('In a few words').fill('We understood each other better.');
        await review.getByRole('button', { name: 'Send my review' }).click();
        await expect(page.getByText('We are checking your review.')).toBeVisible();
      });

      await test.step('the guest makes an account with the address that booked, and finds it all', async () => {
        await page.goto('/login?mode=signup');
        await signUp(page, guest.name, guest.email);
        await page.goto('/onboarding');
        await setUpProfile(page, 'Client', page.getByRole('heading', { level: 1, name: /Farah/ }));
        await confirmAddress(page, guest);
        const main = page.getByRole('main');
        await expect(async () => {
          await page.goto('/dashboard/transactions');
          await expect(main).toContainText('₹3,000', { timeout: 2_000 });
        }).toPass();
        await expect(main).toContainText('Entered, not proven');
        await openReceipt(page);
        await page.goto('/dashboard/sessions');
        await expect(main.locator(`time[datetime="${startsAt.toISOString()}"]`).first()).toBeVisible();
        await page.goto('/dashboard/forms');
        await expect(main.getByRole('link', { name: /^Read/ })).toHaveAccessibleName(new RegExp(consent));
        await page.goto('/dashboard/reviews');
        await expect(main).toContainText('We are checking your review.');
      });

      await test.step('to her they are a client, and the month’s invoice is right', async () => {
        await own.goto(`${practice}/clients`);
        await own.getByRole('table').getByRole('link', { name: guest.name }).click();
        await own.waitForURL(/\/clients\/[^/]+$/);
        const record = own.url();
        await own.goto(`${record}/notes`);
        await expect(own.getByRole('region', { name: /^Your notes on/ })).toContainText('Signed');
        await own.goto(`${record}/forms`);
        await own.getByRole('link', { name: /^Read/ }).click();
        await expect(own.getByRole('region', { name: consent })).toContainText(guest.name);
        await own.goto(`${record}/payments`);
        await own.getByRole('link', { name: 'Invoice of a month' }).click();
        await own.getByLabel('Month').fill(indianDay(startsAt).slice(0, 7));
        await own.getByRole('button', { name: 'Show month' }).click();
        const invoice = own.getByRole('region', { name: /^Invoice for/ });
        await expect(invoice).toContainText(guest.name);
        await expect(invoice).toContainText('Nothing to pay. Fees ₹3,000.00 · Paid ₹0.00');
        await expect(invoice).toContainText('Fee ₹3,000.00 · Entered, not proven ₹3,000.00');
      });

      await test.step('she leaves with everything, and another installation reads it', async () => {
        await own.goto(`${practice}/practice`);
        await own.getByRole('button', { name: 'Request my practice file' }).click();
        const link = own.getByRole('link', { name: /^Download your practice file/ });
        await expect(async () => {
          if (!javaScriptEnabled) await own.reload();
          await expect(link).toBeVisible({ timeout: 7_000 });
        }).toPass();
        const buffer = await (await own.request.get((await link.getAttribute('href')) ?? '')).body();
        const file = { name: 'practice.zip', mimeType: 'application/zip', buffer };
        await withOtherInstallation(async (origin) => {
          const practiceThere = await makePractice();
          const there = await windowOf(browser, origin, practiceThere, javaScriptEnabled);
          await previewClients(there, file);
          await takeClients(there, 26);
          await expect(there.getByText(/^26 clients imported from/)).toBeVisible();
          await there.goto(`${practice}/practice`);
          const reader = there.getByRole('form', { name: 'Import a practice file' });
          await reader.getByLabel('Practice file').setInputFiles(file);
          await reader.getByRole('button', { name: 'Import file' }).click();
          const answer = there.getByRole('status').filter({ hasText: 'added to the people here' });
          await expect(answer).toContainText('Your hours are imported.');
          await there.goto(`${practice}/kinds`);
          await expect(there.getByText('80 minutes · For two people · ₹3,000')).toBeVisible();
          await there.goto(`${practice}/hours`);
          await expect(there.getByLabel('Place on Saturday', { exact: true })).toContainText(
            'Kothrud clinic',
          );
          await there.goto(`${practice}/clients`);
          await there.getByRole('link', { name: guest.name }).click();
          const brought = there.getByRole('region', { name: 'From another practice' });
          for (const family of ['Forms (1)', 'Payments (1)']) await brought.getByText(family).click();
          await expect(brought).toContainText(consent);
          await expect(brought).toContainText('3,000');
          await there.context().close();
        });
      });
      await own.context().close();
    });
  });
}
