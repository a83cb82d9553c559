import { expect, test } from '@playwright/test';
import { forgetTries, makeAccount, signIn } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';
import { plainPicture } from '@/test/file/pictures';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(forgetTries);

test('a therapist applies with papers and a photo, is asked back, is accepted, and stands in the directory', {
  tag: '@slow',
}, async ({ page, browser, baseURL }) => {
  const account = await makeAccount();
  await page.goto('/login');
  await signIn(page, account);
  const profile = page.getByRole('form', { name: 'Your profile' });
  await profile.getByLabel('Therapist').check();
  await profile.getByLabel('First name').fill('Kavya');
  await profile.getByLabel('Last name').fill('Menon');
  for (const box of [/^I am 18 or older/, /needed for an account/]) {
    for (const one of await profile.getByLabel(box).all()) await one.check();
  }
  await profile.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your application is not sent yet' })).toBeVisible();

  await page.getByRole('link', { name: 'Fill in your application' }).click();
  const form = page.getByRole('form', { name: 'Your application' });
  await form.getByLabel('Highest degree').fill('MPhil Clinical Psychology');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your draft is saved' })).toBeVisible();

  // The person continues the draft in another tab; the first tab reports it and loses no text.
  const second = await page.context().newPage();
  await second.goto('/therapist-dashboard/application');
  const other = second.getByRole('form', { name: 'Your application' });
  await expect(other.getByLabel('Highest degree')).toHaveValue('MPhil Clinical Psychology');
  await other.getByLabel('Institute').fill('NIMHANS');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByRole('status').filter({ hasText: 'Your draft is saved' })).toBeVisible();
  await second.close();
  await form.getByLabel('Institute').fill('NIMHANS, Bengaluru');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByRole('alert')).toContainText('in another tab');
  await expect(form.getByLabel('Institute')).toHaveValue('NIMHANS, Bengaluru');

  await form.getByRole('button', { name: 'Send application' }).click();
  const missing = form.getByRole('alert');
  await expect(missing).toContainText('Your draft is saved. To send it');
  await expect(
    missing.getByRole('link', { name: 'Choose your register, or “On no register”' }),
  ).toBeVisible();
  const number = `E2E${Date.now()}`;
  await form.getByLabel('Register', { exact: true }).selectOption('RCI');
  await form.getByLabel('Register number').fill(number);
  await form.getByLabel('Year of the degree').fill('2014');
  await form.getByLabel('Title').fill('Clinical Psychologist');
  await form.getByLabel('City').fill('Bengaluru');
  await form.getByLabel('Languages').fill('English, Malayalam');
  await form.getByLabel('Video').check();
  await form.getByLabel('Specialisations').fill('Anxiety\nGrief');
  await form.getByLabel('Fee for one session').fill('1800');
  await form.getByLabel('Ways of working').fill('Cognitive behavioural therapy');
  await form.getByLabel('Lowest fee').fill('900');
  await form.getByLabel('LGBTQIA+ affirming').check();
  await form
    .getByLabel('About you')
    .fill('I am a clinical psychologist. We begin with one ordinary week of yours.');
  await form.getByLabel('From on Monday').fill('09:00');
  await form.getByLabel('Until on Monday').fill('17:00');
  await form.getByLabel('I confirm that my answers are true').check();

  const papers = page.getByRole('form', { name: 'Add a certificate' });
  await papers.getByLabel('Description').selectOption('degree');
  await papers
    .getByLabel('File')
    .setInputFiles({ name: 'degree.pdf', mimeType: 'application/pdf', buffer: await plainPdf() });
  await papers.getByRole('button', { name: 'Add certificate' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Certificate added' })).toBeVisible();
  await expect(form.getByLabel('About you')).toHaveValue(/one ordinary week/);

  const photo = await plainPicture(900, 900).jpeg().toBuffer();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We check your photo' })).toBeVisible();

  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'We have received your application' }),
  ).toBeVisible();
  await expectOpenToEveryone(page);

  await using db = await database();
  const [application] = await db.query<{ id: string }>(
    'SELECT a.id FROM therapist_applications a JOIN profiles p ON p.id = a.profile_id WHERE p.user_id = $1',
    [account.userId],
  );
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const adminPage = await office.newPage();
  await signInAsAdmin(adminPage);
  await adminPage.goto(`/admin/applications/${application?.id}`);
  await expect(adminPage.getByText(number)).toBeVisible();
  await expect(adminPage.getByRole('link', { name: /1\. Degree certificate/ })).toBeVisible();
  await adminPage.getByRole('textbox', { name: 'Question' }).fill('In which year did you register?');
  await adminPage.getByRole('button', { name: 'Ask the applicant' }).click();
  await expect(
    adminPage.getByRole('status').filter({ hasText: 'We have asked the applicant' }),
  ).toBeVisible();

  await page.goto('/therapist-dashboard');
  await page.getByRole('link', { name: 'Answer our question' }).click();
  await expect(page.getByText('In which year did you register?')).toBeVisible();
  await page
    .getByRole('form', { name: 'Your application' })
    .getByRole('button', { name: 'Send again' })
    .click();
  await expect(
    page.getByRole('status').filter({ hasText: 'We have received your application' }),
  ).toBeVisible();

  await adminPage.goto(`/admin/applications/${application?.id}/listing`);
  await expectOpenToEveryone(adminPage);
  await expect(adminPage.getByLabel('Degrees')).toHaveValue(
    'MPhil Clinical Psychology, NIMHANS, Bengaluru, 2014',
  );
  await adminPage.getByRole('button', { name: 'Accept and create listing' }).click();
  const refused = adminPage.getByRole('alert').filter({ hasText: 'Please check the marked fields' });
  await expect(refused.getByRole('link')).toHaveCount(2);
  await expect(adminPage.getByLabel('About the therapist')).toHaveAccessibleDescription(
    /Only people on the RCI register/,
  );
  await adminPage.getByLabel('I checked this number today').check();
  await adminPage.getByLabel('Good until').fill('2031-03-31');
  await adminPage.getByRole('button', { name: 'Accept and create listing' }).click();
  await expect(adminPage).toHaveURL(/\/admin\/therapists\/[0-9a-f-]{36}$/);
  // Account, place and the therapist's confirmation are missing, so the team gives a reason.
  await adminPage.getByLabel('Reason for publishing anyway').fill('Agreed on the phone');
  await adminPage.getByRole('button', { name: 'Publish profile' }).click();
  await expect(adminPage.getByRole('status').filter({ hasText: 'The profile is now public.' })).toBeVisible();

  await page.goto('/therapist-dashboard');
  const left = page.getByRole('region', { name: 'Set up your practice' });
  await expect(left).toContainText('4 of 8 done');
  await office.close();

  const [listing] = await db.query<{ slug: string }>('SELECT slug FROM therapists WHERE user_id = $1', [
    account.userId,
  ]);
  const visitor = await browser.newPage();
  await visitor.goto(`${baseURL}/professionals/${listing?.slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kavya Menon');
  await expect(visitor.getByText('Cognitive behavioural therapy')).toBeVisible();
  await expect(visitor.getByText(/^Less is possible, from ₹900/)).toBeVisible();
  const portrait = visitor.getByRole('main').locator('img[src^="/portraits/"]').first();
  await expect(portrait).toHaveJSProperty('naturalWidth', 512);
  await visitor.close();
});
