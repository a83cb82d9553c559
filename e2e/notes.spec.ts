import { expect, test } from '@playwright/test';
import { expectOpenToEveryone } from './support/axe';
import { database } from './support/db';
import { enter, makePeople, type People } from './support/people';

// A journey through several pages.
test.describe.configure({ timeout: 180_000 });

const list = '/therapist-dashboard/notes';

let people: People;

test.beforeEach(async ({ context, baseURL }) => {
  people = await makePeople();
  await using db = await database();
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date)
     SELECT t.id, p.id, now() - interval '2 hours' FROM therapists t, profiles p
     WHERE t.user_id = $1 AND p.user_id = $2`,
    [people.therapist.userId, people.client.userId],
  );
  await enter(context, baseURL, people.therapist);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`notes, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a therapist writes a note, signs it and adds to it', { tag: '@slow' }, async ({ page }) => {
      await page.goto(list);
      const begin = page.getByRole('form', { name: 'New note' });
      await begin
        .getByLabel('Client')
        .selectOption({ label: `${people.client.firstName} ${people.client.firstName}` });
      await begin.getByLabel('Kind of note').selectOption('SOAP');
      await begin.getByRole('button', { name: 'Begin note' }).click();
      const form = page.getByRole('form', { name: 'Note' });
      await form.getByLabel('Subjective: what the client says').fill('The tram ride was hard again.');
      if (javaScriptEnabled) await expect(form.getByText(/^Draft saved at/)).toBeVisible({ timeout: 30_000 });
      else await form.getByRole('button', { name: 'Save draft' }).click();
      await page.reload();
      await expect(form.getByLabel('Subjective: what the client says')).toHaveValue(
        'The tram ride was hard again.',
      );
      await form.getByLabel('Plan: what comes next').fill('Two stops together.');
      await form.getByRole('button', { name: 'Sign note' }).click();
      const signed = page.getByRole('article', { name: 'Note' });
      await expect(signed).toContainText('Two stops together.');
      await expect(form).toBeHidden();
      await page.getByText('Add to this note').click();
      await page.getByLabel('Addendum', { exact: true }).fill('She called later.');
      await page.getByRole('button', { name: 'Sign addendum' }).click();
      await expect(page.getByRole('article', { name: /^Addendum/ })).toContainText('She called later.');
      await page.goto(list);
      await expect(page.getByText('Signed', { exact: true })).toBeVisible();
      await expect(page.getByText('tram')).toBeHidden();
    });
  });
}

test('the pages of notes are open to everyone', { tag: '@slow' }, async ({ page }) => {
  await page.goto(list);
  await expectOpenToEveryone(page);
  const begin = page.getByRole('form', { name: 'New note' });
  await begin.getByLabel('Client').selectOption({ index: 1 });
  await begin.getByRole('button', { name: 'Begin note' }).click();
  await page.waitForURL(/\/notes\/./);
  await expect(page.getByRole('form', { name: 'Note', exact: true })).toBeVisible();
  await expectOpenToEveryone(page);
});
