import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { indianDay } from '@/lib/format/time';
import { windowOf } from '@/test/access/people';
import { forgetTries, newAddress } from '@/test/account/accounts';
import { beginAt } from '@/test/booking/agreed-session';
import {
  asGuest,
  bookLastTime,
  confirmAddress,
  pressUntil,
  setUpProfile,
  signUp,
} from '@/test/browser/journey';
import { fillAndSign } from '@/test/care/answered-forms';
import { database } from '@/test/database/copy-database';
import { addCouples, addPlace, meetOnSaturdays, previewCalendar } from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

// A practice moves in on a Sunday and works on Monday: from the lists of another tool to the month's invoice and the file
// with which it could leave again. application.spec.ts has the way from an empty account to this practice.
test.describe.configure({ timeout: 600_000 });
test.beforeEach(forgetTries);

const clients = '/therapist-dashboard/clients';

async function importPeople(own: Page, mark: string): Promise<void> {
  const lines = Array.from({ length: 25 }, (_, at) => {
    const number = String(at + 1).padStart(2, '0');
    return `Client${number} ${mark},client${number}-${mark}@example.in,98765 432${number}`;
  });
  await own.goto(`${clients}/import`);
  await own
    .getByRole('form', { name: 'Client list' })
    .getByLabel('Client list')
    .setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Name,Email,Mobile', ...lines].join('\n')),
    });
  await own.getByRole('button', { name: 'Show preview' }).click();
  await expect(own.getByRole('region', { name: '25 clients to import' })).toContainText(`Client01 ${mark}`);
  await own.getByLabel('How these people agreed').fill('I asked each of them in our last session.');
  await own.getByRole('button', { name: 'Import 25 clients' }).click();
  await expect(own.getByText('25 clients imported from 25 lines.')).toBeVisible();
}

/** Five sessions in the week after next, at hours that no guest of this journey books. */
async function importWeek(own: Page, mark: string): Promise<void> {
  const events = Array.from({ length: 5 }, (_, at) => {
    const day = new Date(Date.now() + (14 + at) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    return { uid: `${at}-${mark}`, title: `Client0${at + 1} ${mark}`, start: `${day}T050000Z` };
  });
  await previewCalendar(own, events);
  await own.getByRole('button', { name: 'Import 5 sessions' }).click();
  await expect(own.getByText('5 sessions imported from 5 entries.')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a practice moves in, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('on Sunday, works on Monday, writes the month’s invoice, and could leave with all of it', async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      await using db = await database();
      await db.query(`UPDATE therapists SET modes = '{video,in_person}' WHERE id = $1`, [
        practice.therapistId,
      ]);
      const mark = randomBytes(4).toString('hex');
      const guest = { name: `Farah Q${mark}`, email: newAddress() };
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled);

      await test.step('twenty-five people, a week of sessions, a second kind and a room', async () => {
        await importPeople(own, mark);
        await importWeek(own, mark);
        await addCouples(own);
        await addPlace(own);
        await meetOnSaturdays(own);
      });

      await test.step('a guest books the second kind in the room', async () => {
        await page.goto(`/professionals/${practice.slug}`);
        await page.getByRole('link', { name: 'Book Couples session' }).click();
        await bookLastTime(page, javaScriptEnabled, asGuest(guest));
        await expect(page.getByText('Couples session, 80 minutes')).toBeVisible();
      });
      const appointment = page.url();
      const startsAt = new Date(Date.now() - 140 * 60_000);
      await beginAt(guest.email, startsAt);

      await test.step('the guest came and paid cash', async () => {
        await own.goto('/therapist-dashboard/sessions?list=past');
        await own.getByRole('link', { name: new RegExp(`^Enter a payment.*${guest.name}`) }).click();
        const form = own.getByRole('form', { name: 'Enter a payment' });
        await expect(form.getByLabel('Amount received, in rupees')).toHaveValue('3,000');
        await form.getByLabel('How you were paid').selectOption('Cash');
        await pressUntil(
          form.getByRole('button', { name: 'Save payment' }),
          own.getByRole('region', { name: 'Entered payments' }).getByText('₹3,000', { exact: true }),
        );
        await page.goto(appointment);
        await expect(page.getByText('Entered, not proven').first()).toBeVisible();
      });

      await test.step('the guest’s session has an outcome and a note, and the guest reviews it by the link', async () => {
        await own.goto('/therapist-dashboard/sessions');
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

      await test.step('the guest makes an account and finds the session and its receipt', async () => {
        await page.goto('/login?mode=signup');
        await signUp(page, guest.name, guest.email);
        await page.goto('/onboarding');
        await setUpProfile(page, 'Client', page.getByRole('heading', { level: 1, name: /Farah/ }));
        await confirmAddress(page, guest);
        const receipt = page.getByRole('main').getByRole('link', { name: /receipt/i });
        await expect(async () => {
          await page.goto('/dashboard/transactions');
          await expect(receipt.first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await expect(page.getByRole('main')).toContainText('₹3,000');
        const paper = await page.request.get((await receipt.first().getAttribute('href')) ?? '');
        expect(paper.headers()['content-type']).toBe('application/pdf');
      });

      const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE email = $1', [
        guest.email,
      ]);
      const record = `${clients}/${profile?.id}`;
      await test.step('the note and the review are the client’s now; a form', async () => {
        await own.goto(`${record}/notes`);
        await expect(own.getByRole('region', { name: /^Your notes on/ })).toContainText('Signed');
        await page.goto('/dashboard/reviews');
        await expect(page.getByRole('main')).toContainText('We are checking your review.');

        await own.goto(`${record}/forms`);
        const send = own.getByRole('form', { name: 'Send a form', exact: true });
        await send.getByLabel('Form').selectOption('Consent to online therapy');
        await send.getByRole('button', { name: 'Send form' }).click();
        await expect(own.getByRole('heading', { name: 'Consent to online therapy' })).toBeVisible();
        await page.goto('/dashboard/forms');
        await page.getByRole('link', { name: /^Fill in.*Consent to online therapy/ }).click();
        await fillAndSign(page, guest.name);
      });

      await test.step('the month’s invoice is right', async () => {
        await own.goto(`${record}/payments`);
        await own.getByRole('link', { name: 'Invoice of a month' }).click();
        await own.getByLabel('Month').fill(indianDay(startsAt).slice(0, 7));
        await own.getByRole('button', { name: 'Show month' }).click();
        const invoice = own.getByRole('region', { name: /^Invoice for/ });
        await expect(invoice).toContainText(guest.name);
        await expect(invoice).toContainText('Entered, not proven ₹3,000.00');
      });

      await test.step('the file of the practice opens elsewhere', async () => {
        await own.goto('/therapist-dashboard/practice');
        await own.getByRole('button', { name: 'Request my practice file' }).click();
        const link = own.getByRole('link', { name: /^Download your practice file/ });
        await expect(async () => {
          if (!javaScriptEnabled) await own.reload();
          await expect(link).toBeVisible({ timeout: 7_000 });
        }).toPass();
        const file = await own.request.get((await link.getAttribute('href')) ?? '');
        const buffer = await file.body();

        const next = await makeOpenPractice();
        const elsewhere = await windowOf(browser, baseURL, next, javaScriptEnabled);
        await elsewhere.goto(`${clients}/import`);
        await elsewhere
          .getByRole('form', { name: 'Client list' })
          .getByLabel('Client list')
          .setInputFiles({ name: 'practice.zip', mimeType: 'application/zip', buffer });
        await elsewhere.getByRole('button', { name: 'Show preview' }).click();
        await expect(elsewhere.getByRole('region', { name: /clients to import$/ })).toContainText(mark);
        await elsewhere
          .getByLabel('How these people agreed')
          .fill('I asked each of them in our last session.');
        await elsewhere.getByRole('button', { name: /^Import \d+ clients$/ }).click();
        await expect(elsewhere.getByText(/^\d+ clients imported from/)).toBeVisible();
        await elsewhere.goto('/therapist-dashboard/practice');
        const reader = elsewhere.getByRole('form', { name: 'Read a practice file' });
        await reader
          .getByLabel('Practice file')
          .setInputFiles({ name: 'practice.zip', mimeType: 'application/zip', buffer });
        await reader.getByRole('button', { name: 'Read file' }).click();
        await expect(
          elsewhere.getByRole('status').filter({ hasText: 'added to the people here' }),
        ).toBeVisible();
        await elsewhere.context().close();
      });
      await own.context().close();
    });
  });
}
