import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

const hours = '/therapist-dashboard/hours';
const feed = '/therapist-dashboard/feed';
const profile = '/therapist-dashboard/profile';

let people: People;

test.beforeEach(async ({ context, baseURL }) => {
  people = await makePeople();
  await enter(context, baseURL, people.therapist);
});

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a therapist's own settings, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('the practice file is requested, made and downloaded', { tag: '@slow' }, async ({ page }) => {
      await page.goto('/therapist-dashboard/practice');
      // The check is a script of the page.
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Request my practice file' }).click();
      const link = page.getByRole('link', { name: /^Download your practice file/ });
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload();
        await expect(link).toBeVisible({ timeout: 7_000 });
      }).toPass();
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(file.status()).toBe(200);
      const buffer = await file.body();
      expect(buffer.subarray(0, 2).toString()).toBe('PK');
      const reader = page.getByRole('form', { name: 'Import a practice file' });
      const given = { name: 'practice.zip', mimeType: 'application/zip', buffer };
      await reader.getByLabel('Practice file').setInputFiles(given);
      await reader.getByRole('button', { name: 'Import file' }).click();
      await expect(said(page, 'The file has no hours. No sessions and no notes added.')).toBeVisible();
    });

    test('a file of another practice is read, named line by line and undone', { tag: '@slow' }, async ({
      page,
    }) => {
      const at = '2026-01-05T04:30:00Z';
      const records = {
        ...{ therapist_clients: [], therapy_sessions: [], calendars: [], availability_hours: [] },
        remittances: [
          {
            id: randomUUID(),
            therapist_id: randomUUID(),
            amount: 900,
            paid_on: '2026-01-05',
            reference: 'UTR1',
            created_at: at,
          },
        ],
        homework: [{ id: randomUUID(), folder_id: randomUUID(), task: 'Walk', created_at: at }],
      };
      const practice = {
        format: 'antarman-practice/1',
        made_at: at,
        made_by: 'https://example.in',
        notes: [],
        records,
      };
      const buffer = Buffer.from(JSON.stringify(practice));
      await page.goto('/therapist-dashboard/practice');
      const reader = page.getByRole('form', { name: 'Import a practice file' });
      await reader
        .getByLabel('Practice file')
        .setInputFiles({ name: 'practice.json', mimeType: 'application/json', buffer });
      await reader.getByRole('button', { name: 'Import file' }).click();
      await expect(said(page, '1 other record added')).toBeVisible();
      await expect(page.getByText('Added as records: Remittances 1.')).toBeVisible();
      await expect(page.getByText(/neither a client here nor on a client card: Homework 1\./)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo import' }).click();
      await expect(said(page, 'Undone: 1 record deleted')).toBeVisible();
      await expect(page.getByText('Last import')).toBeHidden();
    });

    test('hours are saved, checked and shown as free times; days off close them', { tag: '@slow' }, async ({
      page,
    }) => {
      const nothing = page.getByText('Clients cannot book any time in the next two weeks.');
      await page.goto(`${hours}/free`);
      await expect(nothing).toBeVisible();
      await page.goto(`${hours}/days`);
      await expect(page.getByText('Save your weekly hours first.')).toBeVisible();
      await page.goto(hours);
      for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
        await day(page, name).getByLabel('From', { exact: true }).fill('10 am');
        await day(page, name).getByLabel('Until', { exact: true }).fill('12:00');
      }
      await day(page, 'Monday').getByLabel('Until', { exact: true }).fill('09:00');
      await page.getByLabel('Time zone of these hours').selectOption('Kolkata (Asia)');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Choose an end time after the start time');
      await expect(day(page, 'Tuesday').getByLabel('From', { exact: true })).toHaveValue('10:00 am');
      await day(page, 'Monday').getByLabel('Until', { exact: true }).fill('12:00');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(said(page, 'Your hours are saved.')).toBeVisible();
      const free = page.getByRole('region', { name: 'Free times in the next two weeks' });
      await page.getByRole('link', { name: 'Free times' }).click();
      await expect(free.getByText('11:00 am').first()).toBeVisible();

      await page.getByRole('link', { name: 'Holidays and extra hours' }).click();
      const differing = page.getByRole('region', { name: 'Holidays and extra hours' });
      const until = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      const today = new Date().toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' });
      await differing.getByLabel('Day', { exact: true }).fill(today);
      await differing.getByLabel('Last day (optional)').fill(until);
      await differing.getByRole('button', { name: 'Save' }).click();
      await expect(said(page, 'Saved.')).toBeVisible();
      await page.goto(`${hours}/free`);
      await expect(nothing).toBeVisible();
      await page.goto(`${hours}/days`);
      await differing.getByRole('button', { name: /^Remove/ }).click();
      await expect(said(page, 'Removed.')).toBeVisible();
      await page.goto(`${hours}/free`);
      await expect(free.getByText('11:00 am').first()).toBeVisible();
    });

    test('the secret address is shown once, works without signing in, and ends', { tag: '@slow' }, async ({
      page,
      playwright,
    }) => {
      await page.goto(feed);
      await page.getByRole('button', { name: 'Create a secret link' }).click();
      const address = await page.getByLabel('Your secret link').inputValue();
      const elsewhere = await playwright.request.newContext();
      const calendar = await elsewhere.get(address);
      expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]+END:VCALENDAR\s*$/);
      await page.goto(feed);
      await expect(page.getByLabel('Your secret link')).toHaveCount(0);
      await page.getByRole('button', { name: 'Delete link' }).click();
      if (javaScriptEnabled) {
        const question = page.getByRole('alertdialog', { name: 'Delete the secret link?' });
        await question.getByRole('button', { name: 'Delete link' }).click();
      }
      await expect(said(page, 'Link deleted.')).toBeVisible();
      expect((await elsewhere.get(address)).status()).toBe(404);
      await elsewhere.dispose();
    });

    test('changes of the public profile wait for review, and new clients take effect at once', {
      tag: '@slow',
    }, async ({ page }) => {
      await page.goto(profile);
      await page.getByLabel('Location').fill('Kochi');
      await page.getByLabel('Specialisations').fill('Grief, Anxiety');
      await page.getByLabel('Languages').fill('English');
      await page.getByText('Ways to meet and fee').click();
      await page.getByRole('checkbox', { name: 'Video' }).check();
      await page.getByRole('button', { name: 'Send for review' }).click();
      await expect(said(page, 'Thank you. We will review your changes and email you.')).toBeVisible();
      const waiting = page.getByRole('region', { name: 'Waiting for review' });
      await expect(waiting).toContainText('Kochi');
      await page.getByRole('link', { name: 'New clients' }).click();
      await page.getByRole('button', { name: 'Stop taking new clients' }).click();
      await expect(said(page, 'you take no new clients at the moment')).toBeVisible();
      await using db = await database();
      const [entry] = await db.query(
        'SELECT location, accepting_new_clients AS accepting FROM therapists WHERE user_id = $1',
        [people.therapist.userId],
      );
      expect(entry).toEqual({ location: 'Pune', accepting: false });
      await page.goto(profile);
      await waiting.getByRole('button', { name: 'Withdraw the changes' }).click();
      await expect(said(page, 'Changes withdrawn.')).toBeVisible();
    });
  });
}

test('somebody not yet linked sees that, and no form', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, people.unlinkedTherapist);
  for (const address of [hours, feed, profile]) {
    await page.goto(address);
    await expect(page.getByText('Available after your application is accepted')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

for (const address of [
  hours,
  `${hours}/days`,
  `${hours}/busy`,
  `${hours}/free`,
  `${hours}/meeting`,
  feed,
  profile,
  `${profile}/photo`,
  `${profile}/accepting`,
]) {
  test(`${address} breaks no rule, and nothing scrolls sideways`, {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });
}
