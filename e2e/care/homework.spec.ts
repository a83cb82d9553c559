import { expect, test } from '@playwright/test';
import { makePeople, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { giveCare } from '@/test/care/care';
import { database } from '@/test/database/copy-database';

// A journey through the pages of two people.
test.describe.configure({ timeout: 180_000 });

for (const javaScriptEnabled of [true, false]) {
  test(`homework and goals between two people, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const people = await makePeople();
    await giveCare(people.client, people.therapist);
    await using db = await database();
    const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [
      people.client.userId,
    ]);
    const record = `/therapist-dashboard/clients/${profile?.id}`;

    const therapist = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await therapist.goto(`${record}/homework`);
    const giving = therapist.getByRole('form', { name: 'Assign homework' });
    await giving.getByLabel('Instructions').fill('Two stops by tram.');
    await giving.getByLabel('Worksheet').selectOption({ label: 'Worry Tree' });
    await giving.getByLabel('Due date (optional)').fill('24/12/2099');
    if (javaScriptEnabled) await expectOpenToEveryone(therapist);
    await giving.getByRole('button', { name: /^Assign to / }).click();
    await expect(therapist.getByText('Due 24 December 2099')).toBeVisible();

    await therapist.goto(`${record}/plan`);
    const plan = therapist.getByRole('form', { name: 'New goal: individual plan' });
    await plan.getByText('Add a goal').click();
    await plan.getByLabel('Goal', { exact: true }).fill('Take the tram twice a week');
    await plan.getByRole('button', { name: 'Add goal' }).click();
    const moving = therapist.getByRole('form', { name: 'Progress: Take the tram twice a week' });
    await moving.getByLabel('Progress').selectOption('Halfway');
    await moving.getByRole('button', { name: 'Save' }).click();
    await expect(therapist.getByRole('progressbar', { name: /^Progress: / })).toHaveText('Halfway');
    if (javaScriptEnabled) await expectOpenToEveryone(therapist);

    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard/homework');
    const answer = client.getByRole('form', { name: 'Answer: Worry Tree' });
    await answer.getByLabel('Add a note (optional)').fill('Only one stop.');
    if (javaScriptEnabled) await expectOpenToEveryone(client);
    await answer.getByRole('button', { name: /^Not done/ }).click();
    await expect(client.getByText('“Only one stop.”')).toBeVisible();
    await client.goto('/dashboard/plans');
    await expect(client.getByText('Take the tram twice a week')).toBeVisible();
    await expect(client.getByRole('progressbar', { name: /^Progress: / })).toHaveText('Halfway');

    await therapist.goto(`${record}/homework`);
    await expect(therapist.getByText('“Only one stop.”')).toBeVisible();
    await expect(therapist.getByText('Not done', { exact: true })).toBeVisible();
  });
}
