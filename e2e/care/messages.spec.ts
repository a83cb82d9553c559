import { expect, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { workTogether } from '@/test/care/care';

// A journey of two people through several pages.
test.describe.configure({ timeout: 180_000 });

let people: People;
let clientId: string;
let therapistId: string;

test.beforeEach(async () => {
  people = await makePeople();
  ({ clientId, therapistId } = await workTogether(people, 2));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`messages, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a client writes, the therapist answers and closes; each sees it', { tag: '@slow' }, async ({
      browser,
      baseURL,
      context,
      page,
    }) => {
      const other = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      await enter(context, baseURL, people.client);
      await enter(other, baseURL, people.therapist);
      const theirs = await other.newPage();

      await page.goto(`/account/messages/${therapistId}`);
      await expect(page.getByText('Messages are not watched at night. In danger, call')).toBeVisible();
      await page.getByLabel('Your message').fill('The tram ride home was hard again.');
      await page.getByRole('button', { name: 'Send message' }).click();
      const own = page.getByRole('region', { name: 'Messages' });
      await expect(own.getByText('The tram ride home was hard again.')).toBeVisible();
      await expect(page.getByLabel('Your message')).toHaveValue('');

      await theirs.goto('/therapist-dashboard/messages');
      await expect(theirs.getByText('1 new')).toBeVisible();
      await theirs
        .getByRole('main')
        .getByRole('link', { name: new RegExp(people.client.firstName) })
        .click();
      await theirs.getByLabel('Your message').fill('Tell me more on Thursday.');
      await theirs.getByRole('button', { name: 'Send message' }).click();
      await expect(
        theirs.getByRole('region', { name: 'Messages' }).getByText('Tell me more on Thursday.'),
      ).toBeVisible();

      // With scripts the open page receives the answer by itself.
      if (!javaScriptEnabled) await page.reload();
      await expect(own.getByText('Tell me more on Thursday.')).toBeVisible({ timeout: 30_000 });

      await theirs.getByText('Close this conversation').click();
      await theirs.getByRole('button', { name: 'Close conversation' }).click();
      await expect(theirs.getByRole('button', { name: 'Reopen conversation' })).toBeVisible();
      await page.reload();
      await expect(page.getByText('closed this conversation on')).toBeVisible();
      await expect(page.getByLabel('Your message')).toBeHidden();
      await other.close();
    });
  });
}

test('a message that was not sent waits in its own conversation, and nowhere else', { tag: '@slow' }, async ({
  context,
  baseURL,
  page,
}) => {
  await enter(context, baseURL, people.client);
  const own = `/account/messages/${therapistId}`;
  const words = 'I could not finish this on the bus.';
  const field = page.getByLabel('Your message');
  await page.goto(own);
  await field.fill(words);
  await expect(page.getByText('Your draft is saved on this device')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(words);
  await page.goto('/account/messages/house');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(field).toHaveValue('');
  await page.goto(own);
  await expect(field).toHaveValue(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(words)).toBeVisible();
  await expect(page.getByText('Your draft is saved on this device')).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('');
});

test('the pages of messages are open to everyone', { tag: '@slow' }, async ({ context, baseURL, page }) => {
  await enter(context, baseURL, people.therapist);
  for (const path of ['/therapist-dashboard/messages', `/therapist-dashboard/messages/${clientId}`]) {
    await page.goto(path);
    await expectOpenToEveryone(page);
  }
});
