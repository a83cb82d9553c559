import { expect, test } from '@playwright/test';
import { makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { workTogether } from '@/test/care/care';

// A journey of two people through several pages.
test.describe.configure({ timeout: 240_000 });

let people: People;

test.beforeEach(async () => {
  people = await makePeople();
  await workTogether(people, -9);
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'on' : 'off';
  test(`a client asks for their records and reads the answer, JavaScript ${scripts}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard/records');
    await client.getByRole('button', { name: 'Request my records' }).click();
    await expect(client.getByText('With the therapist')).toBeVisible();
    if (javaScriptEnabled) await expectOpenToEveryone(client);

    const therapist = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await therapist.goto('/therapist-dashboard/record-requests');
    await therapist
      .getByRole('link', { name: new RegExp(people.client.firstName) })
      .first()
      .click();
    const answer = therapist.getByRole('form', { name: 'Answer' });
    await answer.getByLabel('Summary of your work').fill('Twelve sessions about tram rides.');
    await answer
      .getByLabel('Is something withheld?')
      .selectOption({ label: 'It would likely harm other people' });
    await answer.getByLabel('What is withheld (in general terms)').fill('What somebody else told me.');
    if (javaScriptEnabled) await expectOpenToEveryone(therapist);
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(therapist.getByText('Not opened yet.')).toBeVisible();

    await client.goto('/dashboard/records');
    await client.getByRole('main').getByRole('link', { name: people.therapist.firstName }).click();
    const read = client.getByRole('article', { name: 'Answer' });
    await expect(read).toContainText('Twelve sessions about tram rides.');
    await expect(read).toContainText('Mental Health Review Board');
    if (javaScriptEnabled) await expectOpenToEveryone(client);
    await therapist.reload();
    await expect(therapist.getByText('First opened by the client on')).toBeVisible();
  });
}
