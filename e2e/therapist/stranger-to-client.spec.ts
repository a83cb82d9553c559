import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { forgetTries } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { bookLastTime, confirmAddress, pressUntil, setUpProfile, signUp } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { mailWith, textsTo } from '@/test/notification/caught-mail';
import {
  beginsIn,
  creditLine,
  expectMatched,
  importStatement,
  newReference,
  reportPayment,
  sayItArrived,
} from '@/test/payment/paying';

// From the search to the second appointment.
test.describe.configure({ timeout: 400_000 });
test.beforeEach(forgetTries);

const room = 'https://meet.example.org/ira';

/** A therapist with hours, a video room, a fee and an account for payments. */
async function makePractice() {
  const word = `calm${randomBytes(4).toString('hex')}`;
  const email = `${word}@example.in`;
  const account = String(randomInt(10 ** 11, 10 ** 12));
  await using db = await database();
  const [made] = await db.query<{ userId: string; slug: string }>(
    `WITH person AS (INSERT INTO users (email, name, email_verified_at) VALUES ($1, 'Ira Bose', now()) RETURNING id),
       profile AS (
         INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
         SELECT id, $1, 'Ira', 'Bose', 'therapist', true, now() FROM person),
       entry AS (
         INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, user_id,
           bank_name, account_number, ifsc, account_holder, upi_id, session_rate, is_active, activated_at)
         SELECT $2, 'Ira Bose ' || $2, 'Counsellor', '{Grief}', 'Pune', 'I listen first: ' || $2, $1, '{English}', '{video}',
           id, 'Sample Bank of India', $3, 'DEMO0000001', 'Ira Bose', $2 || '@samplebank', 1800, true, now() FROM person
         RETURNING id, user_id, slug),
       calendar AS (INSERT INTO calendars (therapist_id) SELECT id FROM entry RETURNING id),
       hours AS (
         INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
         SELECT id, day, 540, 1140 FROM calendar, generate_series(1, 7) day),
       terms AS (INSERT INTO appointment_terms (calendar_id, video_link) SELECT id, $4 FROM calendar)
     SELECT user_id AS "userId", slug FROM entry`,
    [email, word, account, room],
  );
  if (!made) throw new Error('The practice was not saved.');
  return { ...made, word, account };
}

async function toLaterTimes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a stranger, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@slow' }, () => {
    test.use({ javaScriptEnabled });

    test('finds, books, pays, is verified and reminded, joins, reviews, and books again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { userId, slug, word, account } = await makePractice();
      const name = `Ira Bose ${slug}`;

      await page.goto('/professionals');
      await page.getByRole('searchbox', { name: 'Search' }).fill(word);
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(1);
      await page.getByRole('link', { name: 'View Profile' }).click();
      await page
        .getByRole('link', { name: /^Book(?: a time)?$/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('link', { name: 'Sign in first' }).click();
      await page.getByRole('link', { name: 'Create account' }).click();
      const meera = await signUp(page, 'Meera Iyer');
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      await expect(page).toHaveURL(new RegExp(`/book/own/${slug}`));
      await page.goto(`/onboarding?next=${encodeURIComponent(`/book/${slug}`)}`);
      await setUpProfile(
        page,
        'Client',
        page.getByRole('heading', { level: 1, name: `Book a time with ${name}` }),
      );
      await confirmAddress(page, meera);

      await page.goto(`/book/own/${slug}`);
      await toLaterTimes(page);
      await bookLastTime(page, javaScriptEnabled);
      const appointment = page.url();
      await expect(page.getByText(/^You can join from/)).toBeVisible();
      await page.getByRole('link', { name: /^Pay now/ }).click();
      const reference = newReference();
      await reportPayment(page, { name: 'Meera Iyer', email: meera.email, reference });
      await page.goto(appointment);
      await expect(page.getByText('Being checked').first()).toBeVisible();

      const own = await windowOf(browser, baseURL, { userId }, javaScriptEnabled);
      await importStatement(own, account, creditLine(reference, '1,800.00'));
      await expectMatched(own, 'Meera Iyer', reference);
      await sayItArrived(own, 'Meera Iyer');
      await expect
        .poll(async () => (await mailWith(meera.email)).map(({ mail }) => mail.subject))
        .toContain('Your payment is confirmed');
      await page.goto(appointment);
      await expect(page.getByText(/^Paid/).first()).toBeVisible();

      await beginsIn(10, meera.email);
      // The confirmation also has the link to the room: only the reminder has these words.
      await expect
        .poll(async () => (await textsTo(meera.email, 'You can join now: your appointment')).join('\n'), {
          timeout: 60_000,
        })
        .toContain(room);
      for (const address of [appointment, '/dashboard']) {
        await page.goto(address);
        await expect(page.getByRole('link', { name: /^Join the call/ }).first()).toHaveAttribute(
          'href',
          room,
        );
      }

      await beginsIn(-60, meera.email);
      await own.goto('/therapist-dashboard');
      await pressUntil(
        own
          .getByRole('region', { name: 'Did these sessions take place?' })
          .getByRole('button', { name: /^Mark as completed/ }),
        own.getByRole('status').filter({ hasText: 'The session is marked as completed.' }),
      );

      await page.goto('/dashboard/reviews');
      const review = page.getByRole('form', { name: `Review ${name}` });
      await review.getByLabel('How helpful was it?').selectOption('5');
      await review.getByLabel('In a few words').fill('Calm, and never in a hurry.');
      await pressUntil(
        review.getByRole('button', { name: 'Send my review' }),
        page.getByText('We are checking your review.'),
      );
      const office = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const adminPage = await office.newPage();
      await signInAsAdmin(adminPage);
      await adminPage.goto('/admin');
      await adminPage.getByRole('link', { name: 'Reviews of clients' }).click();
      await adminPage
        .getByRole('region', { name: `${name}: 5 of 5` })
        .getByRole('button', { name: 'Publish' })
        .click();
      await expect(adminPage.getByRole('region', { name: `${name}: 5 of 5` })).toContainText('Published');
      await office.close();
      await expect(async () => {
        await page.goto(`/professionals/${slug}`);
        await expect(page.getByText('Calm, and never in a hurry.')).toBeVisible({ timeout: 2_000 });
      }).toPass();

      await page.goto('/dashboard');
      await page.getByRole('link', { name: `Book again with ${name}` }).click();
      await toLaterTimes(page);
      await bookLastTime(page, javaScriptEnabled);
      await expect(page.getByText('Not paid yet')).toBeVisible();
      // A member is not invited to an account, with and without scripts.
      for (const name of ['Login', 'Sign Up', 'Get Started Today'])
        await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
      await own.context().close();
    });

    test('without an account pays, and learns of each step from one link', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { userId, slug, account } = await makePractice();
      const email = `guest.${slug}@example.in`;
      const reference = newReference();
      await page.goto(`/payment/${slug}`);
      await reportPayment(page, { name: 'Farah Siddiqui', email, reference });
      const mails = async () => (await mailWith(email)).map(({ mail }) => mail);
      await expect
        .poll(async () => (await mails()).map(({ subject }) => subject).join())
        .toContain('We have your details');
      const link =
        /https?:\/\/\S+\/payment\/status\/[\w.-]+/.exec((await mails()).at(0)?.text ?? '')?.[0] ?? '';
      const status = new URL(link).pathname;
      await page.goto(status);
      await expect(page.getByRole('main')).toContainText('We have your details');

      const own = await windowOf(browser, baseURL, { userId }, javaScriptEnabled);
      await importStatement(own, account, creditLine(reference, '1,800.00'));
      await expect(async () => {
        await page.goto(status);
        await expect(page.getByRole('heading', { name: 'Matched with the bank' })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      await sayItArrived(own, 'Farah Siddiqui');
      await page.goto(status);
      await expect(page.getByRole('main')).toContainText('Confirmed');
      const receipt = page.getByRole('link', { name: /receipt/i }).first();
      expect(
        (await page.request.get((await receipt.getAttribute('href')) ?? '')).headers()['content-type'],
      ).toBe('application/pdf');
      await expect
        .poll(async () => (await mails()).map(({ subject }) => subject))
        .toContain('Your payment is confirmed');

      // The payment's link leads to a time that is already paid.
      const booking = page.getByRole('link', { name: /^Schedule Your Consultation/ });
      await page.goto(new URL((await booking.getAttribute('href')) ?? '').pathname);
      await expect(page.getByRole('status').filter({ hasText: 'You paid ₹1,800' })).toBeVisible();
      await toLaterTimes(page);
      await bookLastTime(page, javaScriptEnabled, async (details) => {
        const main = page.getByRole('main');
        await expect(main).toContainText('You paid ₹1,800');
        await expect(main).toContainText('The payment has arrived.');
        await expect(main).not.toContainText('To be paid by');
        await details.getByLabel('Full name').fill('Farah Siddiqui');
        await details.getByLabel('Email', { exact: true }).fill(email);
        await details.getByLabel('Phone number').fill('98765 43210');
        await details.getByLabel('You may use my name').check();
      });
      await expect(page.getByText(/^Paid/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
      await own.context().close();
    });
  });
}
