import { expect, test } from '@playwright/test';
import { makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { giveCare } from '@/test/care/care';
import { database } from '@/test/database/copy-database';

// A journey through the pages of two people.
test.describe.configure({ timeout: 180_000 });

let people: People;
let record: string;

test.beforeEach(async () => {
  people = await makePeople();
  await giveCare(people.client, people.therapist);
  await using db = await database();
  await db.query(
    `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'care', '2026-11-20', 'screening')`,
    [people.client.userId],
  );
  const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [
    people.client.userId,
  ]);
  record = `/therapist-dashboard/clients/${profile?.id}/results`;
});

for (const javaScriptEnabled of [true, false]) {
  test(`a therapist asks, the client shares the result, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const therapist = await windowOf(browser, baseURL, people.therapist, javaScriptEnabled);
    await therapist.goto(record);
    const asking = therapist.getByRole('form', { name: 'Ask for a questionnaire' });
    await asking.getByLabel('Questionnaire').selectOption('PHQ-9');
    await asking.getByLabel('How often').selectOption('Every two weeks');
    await asking.getByRole('button', { name: /^Ask / }).click();
    await expect(therapist.getByRole('button', { name: /^Stop asking/ })).toBeVisible();
    await expect(therapist.getByText('Nothing is shared yet.')).toBeVisible();

    const client = await windowOf(browser, baseURL, people.client, javaScriptEnabled);
    await client.goto('/dashboard/assessments');
    await client.getByRole('link', { name: /^Fill in.*Mood, energy and interest/ }).click();
    const help = client.getByRole('heading', { name: /you do not have to be alone/ });
    const posts: string[] = [];
    client.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    for (let number = 1; number <= 9; number++) {
      const question = client.getByRole('group', { name: new RegExp(`Question ${number} of `) });
      await expect(help).toBeHidden();
      const answer = question.getByRole(javaScriptEnabled ? 'button' : 'radio', { name: 'Several days' });
      await answer.click();
    }
    await expect(help).toBeVisible();
    expect(posts).toEqual([]);
    if (javaScriptEnabled) {
      await expect(help).toBeFocused();
      await expect(client.getByText('Your result: 9 of 27, mild')).toBeVisible();
      await expectOpenToEveryone(client);
    }
    await client.getByRole('button', { name: /^Share with / }).click();
    await expect(client.getByText('Your therapist can see this result now.')).toBeVisible();
    await expect(client.getByText(/Next on/)).toBeVisible();

    await therapist.goto(record);
    await expect(therapist.getByText('Talk about safety')).toBeVisible();
    await expect(therapist.getByText(/No one monitors results/)).toBeVisible();
    await expect(therapist.getByText(/^9 of 27/)).toBeVisible();
    if (javaScriptEnabled) {
      await expectOpenToEveryone(therapist);
      await client.goto('/dashboard/assessments');
      await expect(client.getByRole('img', { name: /9 on .*; 1 sessions? between/ })).toBeVisible();
      await expectOpenToEveryone(client);
    }
  });
}
