import { expect, test } from '@playwright/test';
import { enter, makePeople, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { giveCare } from '@/test/care/care';
import { database } from '@/test/database/copy-database';

// A journey through the pages of two people.
test.describe.configure({ timeout: 180_000 });

const tool = '/resources/tools-worksheets/safety-plan';

test('a safety plan stays on the device until it is shared, and can be taken back', {
  tag: '@slow',
}, async ({ page, context, browser, baseURL }) => {
  const people = await makePeople();
  await giveCare(people.client, people.therapist);
  await using db = await database();
  await db.query(
    `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'care', '2026-11-20', 'screening')`,
    [people.client.userId],
  );
  const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [
    people.client.userId,
  ]);
  await enter(context, baseURL, people.client);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto(tool);
  await page.getByLabel('1. My warning signs').fill('I stop answering the phone.');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expectOpenToEveryone(page);
  expect(posts).toEqual([]);
  await page.getByRole('link', { name: 'Show it to my therapist' }).click();
  await page.waitForURL('**/dashboard/safety-plan');
  const form = page.getByRole('form', { name: 'Share a safety plan' });
  await expect(form.getByLabel('1. My warning signs')).toHaveValue('I stop answering the phone.');
  await expectOpenToEveryone(page);
  await form.getByRole('button', { name: 'Share with my therapist' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'can see your safety plan now' })).toBeVisible();

  const therapist = await windowOf(browser, baseURL, people.therapist, true);
  await therapist.goto(`/therapist-dashboard/clients/${profile?.id}`);
  await expect(therapist.getByText('I stop answering the phone.')).toBeVisible();
  await expectOpenToEveryone(therapist);

  await page.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(page.getByText('What they see')).toBeHidden();
  await therapist.reload();
  await expect(therapist.getByText('I stop answering the phone.')).toBeHidden();
});

test('without scripts the safety plan is a sheet to print, and can be written and shared in the account', {
  tag: '@slow',
}, async ({ browser, baseURL }) => {
  const people = await makePeople();
  await giveCare(people.client, people.therapist);
  const page = await windowOf(browser, baseURL, people.client, false);
  await page.goto(tool);
  const sheet = await page.getByRole('link', { name: /Download Free/ }).getAttribute('href');
  const file = await page.request.get(sheet ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await page.goto('/dashboard/safety-plan');
  const form = page.getByRole('form', { name: 'Share a safety plan' });
  await form.getByLabel('2. Things I can do alone').fill('Walk around the tank.');
  await form.getByRole('button', { name: 'Share with my therapist' }).click();
  await form.getByLabel('You may keep what I share about my health').check();
  await form.getByRole('button', { name: 'Share with my therapist' }).click();
  await page.getByText('What they see').click();
  await expect(page.locator('dd', { hasText: 'Walk around the tank.' })).toBeVisible();
});
