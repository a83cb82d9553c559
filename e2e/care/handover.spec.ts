import { expect, test } from '@playwright/test';
import { makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { workTogether } from '@/test/care/care';
import { database } from '@/test/database/copy-database';

// A journey of three people through several pages.
test.describe.configure({ timeout: 240_000 });

let people: People;
let others: People;
let clientId: string;

test.beforeEach(async () => {
  people = await makePeople();
  others = await makePeople();
  ({ clientId } = await workTogether(people, 9));
  await using db = await database();
  // Only listed therapists can take over clients.
  await db.query('UPDATE therapists SET is_active = true WHERE user_id = $1', [others.therapist.userId]);
});

test.afterEach(async () => {
  await using db = await database();
  await db.query('UPDATE therapists SET is_active = false WHERE user_id = $1', [others.therapist.userId]);
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'on' : 'off';
  test(`a client is asked, agrees, and the next therapist reads the summary, JavaScript ${scripts}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const from = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await from.goto(`/therapist-dashboard/clients/${clientId}/handover`);
    await from.getByLabel('Name of the new therapist').fill(others.therapist.firstName);
    await from.getByRole('button', { name: 'Find' }).click();
    const form = from.getByRole('form', { name: 'Handover' });
    await expect(form.getByLabel('New therapist')).not.toHaveValue('');
    await form.getByLabel('Why').selectOption('I am leaving');
    const day = new Date(Date.now() + 2 * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('/');
    await form.getByRole('textbox', { name: 'Your last day with this client' }).fill(day);
    await form.getByLabel('This therapist has agreed and has time').check();
    if (javaScriptEnabled) await expectOpenToEveryone(from);
    await form.getByRole('button', { name: /^Ask / }).click();
    await expect(from.getByText('We have asked the client. You will see the answer here.')).toBeVisible();
    await from.getByRole('link', { name: 'Open the record', exact: true }).click();
    await from.getByLabel('Summary', { exact: true }).fill('We worked on tram rides.');
    await from.getByRole('button', { name: 'Sign summary' }).click();
    await expect(from.getByRole('article', { name: 'Summary' })).toContainText('tram rides');

    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard');
    await client.getByRole('link', { name: /^Review\b/ }).click();
    await client.getByLabel(/the forms I signed/).check();
    await client.getByLabel(/my therapy goals/).check();
    await client.getByLabel(/to write a summary of our work/).check();
    if (javaScriptEnabled) await expectOpenToEveryone(client);
    await client.getByRole('button', { name: /^Agree: / }).click();
    const record = client.getByRole('region', { name: 'Handover summary' });
    await expect(record).toContainText('Agreed by the client');
    await expect(record).toContainText('Cancelled with');
    await expect(client.getByText('tram rides')).toBeHidden();

    const to = await windowOf(browser, baseURL, others.therapist, javaScriptEnabled);
    await to.goto(`/therapist-dashboard/clients/${clientId}`);
    await expect(to.getByRole('heading', { level: 1 })).toContainText(people.client.firstName);
    await to.goto('/therapist-dashboard/handovers');
    if (javaScriptEnabled) await expectOpenToEveryone(to);
    await to
      .getByRole('main')
      .getByRole('link', { name: new RegExp(people.client.firstName) })
      .click();
    await expect(to.getByRole('article', { name: 'Summary' })).toContainText('tram rides');
    if (javaScriptEnabled) await expectOpenToEveryone(to);
  });
}
