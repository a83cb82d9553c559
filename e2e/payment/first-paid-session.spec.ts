import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { forgetTries, makeClient } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { bookLastTime, confirmAddress, pressUntil, setUpProfile, signUp } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';
import { plainPicture } from '@/test/file/pictures';
import { beginsIn, newReference, reportPayment, sayItArrived } from '@/test/payment/paying';

// From a stranger's first page to money in the bank: the longest journey.
test.describe.configure({ timeout: 400_000 });
test.beforeEach(forgetTries);

async function accountOf(email: string) {
  await using db = await database();
  const [found] = await db.query<{ userId: string; application: string }>(
    `SELECT p.user_id AS "userId", a.id AS application FROM profiles p
     JOIN therapist_applications a ON a.profile_id = p.id WHERE p.email = $1`,
    [email],
  );
  if (!found) throw new Error('There is no application.');
  return found;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a new therapist, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@slow' }, () => {
    test.use({ javaScriptEnabled });

    test('signs up, applies, is accepted, sets everything up, is booked, is paid and concludes the session', async ({
      page,
      browser,
      baseURL,
    }) => {
      const said = (words: string) => page.getByRole('status').filter({ hasText: words });

      await page.goto('/login?mode=signup');
      const kavya = await signUp(page, 'Kavya Menon');
      await page.goto('/onboarding');
      await setUpProfile(
        page,
        'Therapist',
        page.getByRole('heading', { name: 'Your application is not sent yet' }),
      );
      await confirmAddress(page, kavya);

      await page.goto('/therapist-dashboard');
      await page.getByRole('link', { name: 'Fill in your application' }).click();
      const papers = page.getByRole('form', { name: 'Add a certificate' });
      await papers.getByLabel('Description').selectOption('degree');
      await papers
        .getByLabel('File')
        .setInputFiles({ name: 'degree.pdf', mimeType: 'application/pdf', buffer: await plainPdf() });
      await pressUntil(papers.getByRole('button', { name: 'Add certificate' }), said('Certificate added'));
      const photo = await plainPicture(900, 900).jpeg().toBuffer();
      await page
        .getByLabel('Photo', { exact: true })
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('button', { name: 'Send photo' }).click();
      await expect(said('We check your photo')).toBeVisible();

      const form = page.getByRole('form', { name: 'Your application' });
      const number = `E2E${Date.now()}${randomInt(1_000)}`;
      await form.getByLabel('Register', { exact: true }).selectOption('RCI');
      await form.getByLabel('Register number').fill(number);
      await form.getByLabel('Highest degree').fill('MPhil Clinical Psychology');
      await form.getByLabel('Institute').fill('NIMHANS, Bengaluru');
      await form.getByLabel('Year of the degree').fill('2014');
      await form.getByLabel('Title').fill('Counselling Psychologist');
      await form.getByLabel('City').fill('Bengaluru');
      await form.getByLabel('Languages').fill('English, Malayalam');
      await form.getByLabel('Video').check();
      await form.getByLabel('Specialisations').fill('Anxiety\nGrief');
      await form.getByLabel('Fee for one session').fill('1800');
      await form.getByLabel('About you').fill('We begin with one ordinary week of yours.');
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
        await form.getByLabel(`From on ${day}`).fill('09:00');
        await form.getByLabel(`Until on ${day}`).fill('17:00');
      }
      await form.getByLabel('I confirm that my answers are true').check();
      await pressUntil(
        form.getByRole('button', { name: 'Send application' }),
        said('We have received your application'),
      );

      const { userId, application } = await accountOf(kavya.email);
      const office = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const adminPage = await office.newPage();
      await signInAsAdmin(adminPage);
      await adminPage.goto('/admin');
      await expect(adminPage.getByRole('link', { name: 'Therapist applications' })).toBeVisible();
      await adminPage.goto(`/admin/applications/${application}`);
      await expect(adminPage.getByText(number)).toBeVisible();
      await expect(adminPage.getByRole('link', { name: /1\. Degree certificate/ })).toBeVisible();
      await adminPage.goto(`/admin/applications/${application}/listing`);
      await adminPage.getByLabel('I checked this number today').check();
      await adminPage.getByLabel('Good until').fill('2031-03-31');
      await adminPage.getByRole('button', { name: 'Accept and create listing' }).click();
      await expect(adminPage).toHaveURL(/\/admin\/therapists\/[0-9a-f-]{36}/);
      await adminPage.getByLabel('Reason for publishing anyway').fill('Agreed on the phone');
      await pressUntil(
        adminPage.getByRole('button', { name: 'Publish profile' }),
        adminPage.getByRole('status').filter({ hasText: 'The profile is now public.' }),
      );
      await office.close();

      await enter(page.context(), baseURL, { userId });
      await page.goto('/therapist-dashboard');
      const left = page.getByRole('region', { name: 'Set up your practice' });
      await expect(left).toContainText('4 of 8 done');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await left.getByRole('link', { name: 'Set your account' }).click();
      await page.getByText('Add payment details').click();
      await page.getByLabel('Bank', { exact: true }).fill('Sample Bank of India');
      await page.getByLabel('Account holder').fill('Kavya Menon');
      const own = String(randomInt(10 ** 11, 10 ** 12));
      await page.getByLabel('Account number', { exact: true }).fill(own);
      await page.getByLabel('Confirm account number').fill(own);
      await page.getByLabel('IFSC').fill('CNRB0000001');
      await page.getByLabel('UPI ID', { exact: true }).fill('kavya.menon@samplebank');
      await page.getByLabel('Confirm UPI ID').fill('kavya.menon@samplebank');
      await pressUntil(
        page.getByRole('button', { name: 'Save payment details' }),
        page.getByRole('definition').filter({ hasText: 'kavya.menon@samplebank' }),
      );
      await page.goto('/therapist-dashboard');
      await left.getByRole('link', { name: 'Set where you meet' }).click();
      const place = page.getByRole('form', { name: 'Where you meet' });
      await place.getByLabel('Link for video calls').fill('https://meet.example.org/kavya');
      await pressUntil(place.getByRole('button', { name: 'Save' }), place.getByText(/^Saved\./));
      await page.goto('/therapist-dashboard');
      await left.getByRole('link', { name: 'Read your profile' }).click();
      await pressUntil(
        page.getByRole('button', { name: 'I confirm that this is correct' }),
        page.getByText('Thank you for confirming your profile text.'),
      );
      await page.goto('/therapist-dashboard');
      await expect(left).toContainText('7 of 8 done');

      const visits = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const client = await makeClient('Meera', 'Iyer');
      await enter(visits, baseURL, client);
      const visit = await visits.newPage();
      await using db = await database();
      const [listing] = await db.query<{ slug: string }>('SELECT slug FROM therapists WHERE user_id = $1', [
        userId,
      ]);
      await visit.goto(`/professionals/${listing?.slug}`);
      await expect(visit.getByText('New here')).toBeVisible();
      await expect(visit.getByText(`RCI ${number}`)).toBeVisible();
      await visit
        .getByRole('link', { name: /^Book(?: a time)?$/ })
        .filter({ visible: true })
        .first()
        .click();
      await visit.getByRole('link', { name: 'Later times' }).click();
      await visit.waitForURL(/from=/);
      await bookLastTime(visit, javaScriptEnabled);
      const appointment = visit.url();
      await expect(visit.getByText('Not paid yet')).toBeVisible();
      await visit.getByRole('link', { name: /^Pay now/ }).click();
      await expect(visit.getByText('kavya.menon@samplebank').first()).toBeVisible();
      await reportPayment(visit, { name: 'Meera Iyer', email: client.email, reference: newReference() });

      await page.goto('/therapist-dashboard/sessions');
      await expect(page.getByText('Being checked').first()).toBeVisible();
      await sayItArrived(page, 'Meera Iyer');
      await visit.goto(appointment);
      await expect(visit.getByText(/^Paid/).first()).toBeVisible();
      await expect(visit.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);

      await beginsIn(-60, client.email);
      await page.goto('/therapist-dashboard');
      const conclude = page.getByRole('region', { name: 'Did these sessions take place?' });
      await pressUntil(
        conclude.getByRole('button', { name: /^Mark as completed/ }),
        said('The session is marked as completed.'),
      );
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await visits.close();
    });
  });
}
