import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { pressUntil } from '@/test/browser/journey';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';
import { plainPicture } from '@/test/file/pictures';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Adds a certificate and a photo to the application on the page. */
export async function addPapers(page: Page): Promise<void> {
  const papers = page.getByRole('form', { name: 'Add a certificate' });
  await papers.getByLabel('Description').selectOption('degree');
  await papers
    .getByLabel('File')
    .setInputFiles({ name: 'degree.pdf', mimeType: 'application/pdf', buffer: await plainPdf() });
  await pressUntil(papers.getByRole('button', { name: 'Add certificate' }), said(page, 'Certificate added'));
  const photo = await plainPicture(900, 900).jpeg().toBuffer();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect(said(page, 'We check your photo')).toBeVisible();
}

/** Answers every question of an application that needs an answer. @returns her number in the register */
export async function answerApplication(form: Locator): Promise<string> {
  const number = `E2E${Date.now()}${randomInt(1_000)}`;
  await form.getByLabel('Register', { exact: true }).selectOption('RCI');
  const answers = {
    'Register number': number,
    'Highest degree': 'MPhil Clinical Psychology',
    Institute: 'NIMHANS, Bengaluru',
    'Year of the degree': '2014',
    Title: 'Counselling Psychologist',
    City: 'Pune',
    Languages: 'English, Malayalam',
    Specialisations: 'Anxiety\nGrief',
    'Fee for one session': '1800',
    'About you': 'We begin with one ordinary week of yours.',
  };
  for (const [label, answer] of Object.entries(answers)) await form.getByLabel(label).fill(answer);
  await form.getByLabel('Video').check();
  await form.getByLabel('In person').check();
  for (const day of week) {
    await form.getByLabel(`From on ${day}`).fill('09:00');
    await form.getByLabel(`Until on ${day}`).fill('17:00');
  }
  await form.getByLabel('I confirm that my answers are true').check();
  return number;
}

/** Sends the application on the page. */
export const sendApplication = (page: Page): Promise<void> =>
  pressUntil(
    page.getByRole('form', { name: 'Your application' }).getByRole('button', { name: 'Send application' }),
    said(page, 'We have received your application'),
  );

/** The sent application of the account with this address. */
export async function applicationOf(email: string) {
  await using db = await database();
  const [found] = await db.query<{ id: string; userId: string }>(
    `SELECT a.id, p.user_id AS "userId" FROM therapist_applications a JOIN profiles p ON p.id = a.profile_id
     WHERE p.email = $1`,
    [email],
  );
  if (!found) throw new Error('There is no application.');
  return found;
}

/** Accepts an application in the back office. The open page is its new listing. */
export async function acceptListing(admin: Page): Promise<void> {
  await admin.getByLabel('I checked this number today').check();
  await admin.getByLabel('Good until').fill('2031-03-31');
  await admin.getByRole('button', { name: 'Accept and create listing' }).click();
  await expect(admin).toHaveURL(/\/admin\/therapists\/[0-9a-f-]{36}/);
  // Account, place and the therapist's confirmation are missing, so the team gives a reason.
  await admin.getByLabel('Reason for publishing anyway').fill('Agreed on the phone');
  await pressUntil(
    admin.getByRole('button', { name: 'Publish profile' }),
    said(admin, 'The profile is now public.'),
  );
}

/** Takes the steps that an accepted therapist's list has, up to clients. */
export async function setUpPractice(page: Page, name: string): Promise<void> {
  const left = page.getByRole('region', { name: 'Set up your practice' });
  const open = async (step: string) => {
    await page.goto('/therapist-dashboard');
    await left.getByRole('link', { name: step }).click();
  };
  await open('Add payment details');
  await page.getByText('Add payment details').click();
  const account = String(randomInt(10 ** 11, 10 ** 12));
  const details = {
    Bank: 'Sample Bank of India',
    'Account holder': name,
    'Account number': account,
    'Confirm account number': account,
    IFSC: 'CNRB0000001',
    'UPI ID': 'ira.bose@samplebank',
    'Confirm UPI ID': 'ira.bose@samplebank',
  };
  for (const [label, detail] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(detail);
  await pressUntil(
    page.getByRole('button', { name: 'Save payment details' }),
    page.getByRole('definition').filter({ hasText: 'ira.bose@samplebank' }),
  );
  await open('Set how you meet');
  const place = page.getByRole('form', { name: 'Where you meet' });
  await place.getByLabel('Link for video calls').fill('https://meet.example.org/ira');
  await pressUntil(place.getByRole('button', { name: 'Save' }), place.getByText(/^Saved\./));
  await open('Read your profile');
  await pressUntil(
    page.getByRole('button', { name: 'I confirm that this is correct' }),
    page.getByText('Thank you for confirming your profile text.'),
  );
}
