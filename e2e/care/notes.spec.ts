import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { holdScripts } from '@/test/browser/held-requests';
import { database } from '@/test/database/copy-database';

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
      await begin.getByRole('button', { name: 'Start note' }).click();
      const form = page.getByRole('form', { name: 'Note' });
      await form.getByLabel('Subjective: what the client says').fill('The tram ride was hard again.');
      if (javaScriptEnabled) await expect(form.getByText(/^Draft saved at/)).toBeVisible({ timeout: 30_000 });
      else {
        await form.getByRole('button', { name: 'Save draft' }).click();
        await expect(page.getByText('Draft saved.').first()).toBeVisible();
      }
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

test('words that are written before the scripts of a note are there are saved too', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(list);
  const begin = page.getByRole('form', { name: 'New note' });
  await begin.getByLabel('Client').selectOption({ index: 1 });
  await begin.getByRole('button', { name: 'Start note' }).click();
  await page.waitForURL(/\/notes\/./);
  const form = page.getByRole('form', { name: 'Note', exact: true });
  const field = form.locator('textarea').first();
  // An empty field, and one with words.
  for (const words of ['Quicker than the line.', 'Quicker than the line. Again.']) {
    const go = await holdScripts(page);
    await page.goto(page.url(), { waitUntil: 'commit' });
    await field.fill(words);
    go();
    await expect(form.getByText(/^Draft saved at/)).toBeVisible({ timeout: 30_000 });
    await expect(field).toHaveValue(words);
    await page.reload();
    await expect(field).toHaveValue(words);
  }
});

test('the pages of notes are open to everyone', { tag: '@slow' }, async ({ page }) => {
  await page.goto(list);
  await expectOpenToEveryone(page);
  const begin = page.getByRole('form', { name: 'New note' });
  await begin.getByLabel('Client').selectOption({ index: 1 });
  await begin.getByRole('button', { name: 'Start note' }).click();
  await page.waitForURL(/\/notes\/./);
  await expect(page.getByRole('form', { name: 'Note', exact: true })).toBeVisible();
  await expectOpenToEveryone(page);
});

/** The printed page: every line that the print style does not hide. */
async function printed(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what print hides is the point.
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  await page.emulateMedia({ media: null });
  // Clipped until the keyboard reaches it, on paper as well.
  return lines.filter((line) => line !== '' && line !== 'Skip to content');
}

test('a signed note prints as a paper of its own, for its author alone', { tag: '@slow' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(list);
  const begin = page.getByRole('form', { name: 'New note' });
  const name = `${people.client.firstName} ${people.client.firstName}`;
  await begin.getByLabel('Client').selectOption({ label: name });
  await begin.getByRole('button', { name: 'Start note' }).click();
  const form = page.getByRole('form', { name: 'Note', exact: true });
  await form.getByRole('textbox').fill('The kumquat tram was hard again.');
  // A draft cannot be printed yet.
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Sign note' }).click();
  await expect(page.getByRole('article', { name: 'Note' })).toContainText('kumquat tram');
  await page.getByText('Add to this note').click();
  await page.getByLabel('Addendum', { exact: true }).fill('She called later.');
  await page.getByRole('button', { name: 'Sign addendum' }).click();
  await expect(page.getByRole('article', { name: /^Addendum/ })).toContainText('She called later.');
  const address = page.url();
  await page.goto(address);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  expect(await printed(page)).toEqual([
    'Note',
    name,
    expect.stringMatching(/^Started .* IST$/),
    'The kumquat tram was hard again.',
    expect.stringMatching(`^Signed by ${people.therapist.marker} on .* IST$`),
    'She called later.',
    expect.stringMatching(`^Added and signed by ${people.therapist.marker} on .* IST$`),
  ]);

  const colleague = (await makePeople()).therapist;
  for (const other of [people.client, people.admin, colleague]) {
    const screen = await windowOf(browser, baseURL, other, true);
    await screen.goto(address);
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print' })).toHaveCount(0);
    expect((await printed(screen)).join()).not.toMatch(/kumquat|She called later/);
    expect(await screen.content()).not.toContain('kumquat');
    await screen.context().close();
  }
});
