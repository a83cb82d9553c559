import { expect, test } from '@playwright/test';
import { forgetTries, makeAccount, signIn } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';
import {
  acceptListing,
  addPapers,
  answerApplication,
  applicationOf,
  sendApplication,
} from '@/test/therapist/applying';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(forgetTries);

test('a therapist applies with papers and a photo, is asked back, is accepted, and is listed in the directory', {
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
  const number = await answerApplication(form);
  await form.getByLabel('Title').fill('Clinical Psychologist');
  await form
    .getByLabel('About you')
    .fill('I am a clinical psychologist. We begin with one ordinary week of yours.');
  await form.getByLabel('Ways of working').fill('Cognitive behavioural therapy');
  await form.getByLabel('Lowest fee').fill('900');
  await form.getByLabel('LGBTQIA+ affirming').check();
  await addPapers(page);
  await expect(form.getByLabel('About you')).toHaveValue(/one ordinary week/);
  await sendApplication(page);
  await expectOpenToEveryone(page);

  const application = await applicationOf(account.email);
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const adminPage = await office.newPage();
  await signInAsAdmin(adminPage);
  await adminPage.goto(`/admin/applications/${application.id}`);
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

  await adminPage.goto(`/admin/applications/${application.id}/listing`);
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
  await acceptListing(adminPage);
  await office.close();

  await using db = await database();
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
