import { expect, type Page, test } from '@playwright/test';
import { makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { workTogether } from '@/test/care/care';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';

// The service's part in the work of a client and a therapist: messages, a handover that it begins, and
// records.
test.describe.configure({ timeout: 240_000 });

let people: People;
let others: People;
let clientId: string;
let therapistId: string;

test.beforeEach(async () => {
  people = await makePeople();
  others = await makePeople();
  ({ clientId, therapistId } = await workTogether(people, 9));
  await using db = await database();
  // Only listed therapists can take over clients.
  await db.query('UPDATE therapists SET is_active = true WHERE user_id = $1', [others.therapist.userId]);
});

test.afterEach(async () => {
  await using db = await database();
  await db.query('UPDATE therapists SET is_active = false WHERE user_id = $1', [others.therapist.userId]);
});

const dayInIndia = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await pressUntil(
    page.getByRole('button', { name: 'Send message' }),
    page.getByRole('region', { name: 'Messages', exact: true }).getByText(text),
  );
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'on' : 'off';
  const open = async (page: Page) => {
    if (javaScriptEnabled) await expectOpenToEveryone(page);
  };

  test(`a client writes to the house, the house answers, and the client reads it, JavaScript ${scripts}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/account/messages');
    await open(client);
    await client.goto('/account/messages/house');
    await write(client, 'My receipt names the wrong month.');
    await open(client);

    const house = await windowOf(browser, baseURL, people.admin, javaScriptEnabled);
    await house.goto('/admin/conversations');
    await open(house);
    const line = house
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: house.getByRole('link', { name: new RegExp(people.client.firstName) }) });
    await expect(line).toContainText('1 new');
    await line.getByRole('link', { name: new RegExp(people.client.firstName) }).click();
    await expect(house.getByText('My receipt names the wrong month.')).toBeVisible();
    await write(house, 'We have made a new one.');
    await open(house);

    await client.goto('/account/messages/house');
    await expect(
      client.getByRole('region', { name: 'Messages', exact: true }).getByText('We have made a new one.'),
    ).toBeVisible();
    // Messages between client and therapist are no conversation of the service.
    await client.goto(`/account/messages/${therapistId}`);
    await write(client, 'The tram ride home was hard again.');
    const answer = await house.goto(`/admin/conversations/${therapistId}`);
    expect(answer?.status()).toBe(404);
    await house.goto('/admin/conversations');
    await expect(house.getByText('The tram ride home')).toHaveCount(0);
  });

  test(`the house asks a client of a therapist who is away, the client agrees, and the next therapist sees them, JavaScript ${scripts}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const house = await windowOf(browser, baseURL, people.admin, javaScriptEnabled);
    await house.goto(`/admin/therapists/${therapistId}/handover`);
    await house.getByLabel('Name of the new therapist').fill(others.therapist.firstName);
    await house.getByRole('button', { name: 'Find' }).click();
    const form = house.getByRole('form', { name: 'Handover' });
    await form.getByLabel(new RegExp(people.client.firstName)).check();
    await expect(form.getByLabel('New therapist', { exact: true })).not.toHaveValue('');
    await form.getByLabel('Reason shown to clients').selectOption('They are away for a long time');
    await form.getByRole('textbox', { name: 'Last day with the current therapist' }).fill(dayInIndia(2));
    await form
      .getByLabel('Reason for our team’s decision')
      .fill('They are ill, and their family wrote to us.');
    await form.getByLabel('The new therapist has agreed and has time').check();
    await open(house);
    await pressUntil(
      form.getByRole('button', { name: 'Ask these clients' }),
      house.getByText('All clients have been asked.'),
    );
    await house.goto('/admin/handovers');
    await expect(house.getByText('Our reason: They are ill').first()).toBeVisible();
    await open(house);

    // Before the answer the second therapist sees no client.
    const next = await windowOf(browser, baseURL, others.therapist, javaScriptEnabled);
    expect((await next.goto(`/therapist-dashboard/clients/${clientId}`))?.status()).toBe(404);

    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard');
    await client.getByRole('link', { name: /^Review\b/ }).click();
    await expect(client.getByText('will be away for a long time')).toBeVisible();
    // The reason is for the therapist, not for their clients.
    await expect(client.getByText('They are ill')).toHaveCount(0);
    await pressUntil(
      client.getByRole('button', { name: /^Agree: / }),
      client.getByRole('region', { name: 'Handover summary' }).filter({ hasText: 'Agreed by the client' }),
    );

    await next.goto(`/therapist-dashboard/clients/${clientId}`);
    await expect(next.getByRole('heading', { level: 1 })).toContainText(people.client.firstName);
    const former = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await former.goto('/therapist-dashboard/handovers');
    await former
      .getByRole('main')
      .getByRole('link', { name: new RegExp(people.client.firstName) })
      .click();
    await expect(former.getByText('Our team started this: They are ill')).toBeVisible();
  });

  test(`a client asks for records, gets a paper with the answer and opens it; the house sees the clock alone, JavaScript ${scripts}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard/records');
    await pressUntil(
      client.getByRole('button', { name: 'Request my records' }),
      client.getByText('With the therapist'),
    );

    const therapist = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await therapist.goto('/therapist-dashboard/record-requests');
    await therapist
      .getByRole('main')
      .getByRole('link', { name: new RegExp(people.client.firstName) })
      .click();
    const paper = therapist.getByRole('form', { name: 'Add a document' });
    await paper.locator('input[type="file"]').setInputFiles({
      name: 'twelve-sessions.pdf',
      mimeType: 'application/pdf',
      buffer: await plainPdf(),
    });
    await paper.getByRole('button', { name: 'Add document' }).click();
    await expect(therapist.getByRole('link', { name: 'twelve-sessions.pdf' })).toBeVisible();
    const answer = therapist.getByRole('form', { name: 'Answer' });
    await answer.getByLabel('Summary of your work').fill('Twelve sessions about tram rides.');
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(therapist.getByText('Not opened yet.')).toBeVisible();

    await client.goto('/dashboard/records');
    await client.getByRole('main').getByRole('link', { name: people.therapist.firstName }).click();
    const read = client.getByRole('article', { name: 'Answer' });
    await expect(read).toContainText('Twelve sessions about tram rides.');
    await open(client);
    const saved = read.getByRole('link', { name: 'twelve-sessions.pdf' });
    const file = await client.request.get((await saved.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const house = await windowOf(browser, baseURL, people.admin, javaScriptEnabled);
    await house.goto('/admin/record-requests');
    await expect(house.getByText(new RegExp(`${people.client.firstName}.*, from `))).toBeVisible();
    await expect(house.getByText('tram rides')).toHaveCount(0);
    expect((await house.request.get((await saved.getAttribute('href')) ?? '')).status()).toBe(404);
    await open(house);
  });
}
