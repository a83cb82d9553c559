import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { formatInstant } from '@/lib/format/time';
import { enter, makePeople } from '@/test/access/people';
import { houseTimes, submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { makeOpenPractice } from '@/test/therapist/practice';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

/** Mails to the guest; the team's mails name the guest as well. */
async function mailsTo(mark: string, count: number) {
  const received = async () =>
    (await mailWith(mark)).filter(({ mail }) => mail.to?.some(({ address }) => address?.startsWith(mark)));
  await expect.poll(async () => (await received()).length).toBe(count);
  return received();
}

/** The time of the page, in the mails' one-line form, as its reader in New York reads it. */
async function shownTime(page: Page): Promise<string> {
  const moment = await page.locator('main time').first().getAttribute('datetime');
  return formatInstant(new Date(moment ?? ''), 'America/New_York');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a guest, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('books a consultation, moves it and cancels it; mails and calendar follow', {
      tag: '@slow',
    }, async ({ page }) => {
      const mark = randomUUID().slice(0, 8);
      const look = () => (javaScriptEnabled ? expectOpenToEveryone(page) : Promise.resolve());

      await page.goto('/book?zone=America%2FNew_York');
      await expect(page.getByText('free of charge until 24 hours before')).toBeVisible();
      await expect(page.getByText('Free of charge', { exact: true })).toBeVisible();
      const opened = page.url();
      await page.getByRole('link', { name: 'Later times' }).click();
      await expect(page).not.toHaveURL(opened);
      await look();
      // Times that no other test chooses meanwhile.
      await using own = await houseTimes();
      await page.goto(`/book?zone=America%2FNew_York&from=${own.from}`);
      const times = page.getByRole('form', { name: 'Free times for a first consultation' });
      await times.locator(`input[name=slot][value="${own.first}"]`).check();
      await submit(page, 'Continue', javaScriptEnabled);

      await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
      await expect(page.getByText(/^This time is held/)).toBeVisible();
      await expect(page.getByText(/New York time/).first()).toBeVisible();
      // A guest has chosen to stay one.
      await expect(page.getByRole('link', { name: 'Get Started Today' })).toBeHidden();
      await look();
      const form = page.getByRole('form', { name: 'Your details' });
      await form.getByLabel('Full name').fill(`Meera ${mark}`);
      await form.getByRole('button', { name: 'Book this appointment' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary).toBeFocused();
      await expect(form.getByLabel('Full name')).toHaveValue(`Meera ${mark}`);
      await form.getByLabel('Email', { exact: true }).fill(`${mark}@example.in`);
      await form.getByLabel('Phone number').fill('98765 43210');
      await form.getByLabel('Video', { exact: true }).check();
      await form.getByLabel('You may use my name').check();
      await form.getByRole('button', { name: 'Book this appointment' }).click();

      await expect(page).toHaveURL(/\/book\/appointment\//);
      await expect(page.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();
      const [booked] = await mailsTo(mark, 1);
      expect(booked?.mail.subject).toBe(`Your appointment is booked: ${await shownTime(page)}`);
      expect(booked?.mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
      await look();

      // The link in the mail opens the same page.
      const link = /http\S+\/book\/appointment\/[\w.-]+/.exec(booked?.mail.text ?? '')?.[0] ?? '';
      await page.goto(new URL(link).pathname);
      const file = await page.request.get(
        (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
      );
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await file.text()).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/);

      const before = await shownTime(page);
      await page.getByRole('link', { name: 'Choose another time' }).click();
      const others = page.getByRole('form', { name: 'Other free times' });
      await expect(others).toBeVisible();
      await page.goto(`${page.url()}&from=${own.from}`);
      await others.locator(`input[name=slot][value="${own.second}"]`).check();
      await look();
      await others.getByRole('button', { name: /^Move to/ }).click();
      await expect(page).toHaveURL(/done=moved/);
      await expect(page.getByRole('status').filter({ hasText: 'has a new time' })).toBeVisible();
      expect(await shownTime(page)).not.toBe(before);
      const moved = (await mailsTo(mark, 2)).at(-1);
      expect(moved?.mail.subject).toBe(`Your appointment has a new time: ${await shownTime(page)}`);

      await page.getByRole('link', { name: 'Cancel the appointment' }).click();
      await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
      await look();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cancel the appointment' })).toHaveCount(0);
      const cancelled = (await mailsTo(mark, 3)).at(-1);
      expect(cancelled?.mail.subject).toBe(`Cancelled: your appointment on ${await shownTime(page)}`);
      await look();
    });
  });
}

test('a client books a therapist from the profile, and it becomes a session of both', async ({
  page,
  context,
  baseURL,
}) => {
  const therapist = await makeOpenPractice();
  const { client } = await makePeople();
  await enter(context, baseURL, client);
  await page.goto(`/professionals/${therapist.slug}`);
  await page
    .getByRole('link', { name: /^Book(?: a time)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Book a time with ${therapist.name}` }),
  ).toBeVisible();
  await expect(page.getByText(/per session$/)).toBeVisible();
  await expectOpenToEveryone(page);
  const days = page.getByRole('list', { name: 'Days' });
  await expect(page.getByText('Choose a time to continue.')).toBeVisible();
  const shown = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await shown.getByRole('radio').first().check();
  // Another day shows its own times, without a choice yet.
  await days.getByRole('radio').nth(1).check();
  await expect(shown).toHaveCount(1);
  await expect(page.getByText('Choose a time to continue.')).toBeVisible();
  const [weekday, date] = ((await days.getByRole('listitem').nth(1).textContent()) ?? '').split(', ');
  const first = shown.getByRole('radio').first();
  const time = await first.locator('..').locator('span.font-semibold').textContent();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: `Continue: ${weekday}, ${date}, ${time}` })).toBeEnabled();
  await submit(page, 'Continue', true);
  const form = page.getByRole('form', { name: 'Your details' });
  await expect(form.getByText(client.firstName)).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toHaveCount(0);
  // The first way to meet is ticked already.
  await form.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page.getByRole('status').filter({ hasText: client.email })).toBeVisible();
  await using db = await database();
  const sessions = await db.query(
    `SELECT s.therapist_id, s.status, s.mode FROM therapy_sessions s JOIN profiles p ON p.id = s.client_id
     WHERE p.user_id = $1`,
    [client.userId],
  );
  expect(sessions).toEqual([{ therapist_id: therapist.therapistId, status: 'scheduled', mode: 'video' }]);
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'Australia/Lord_Howe' });

  test('the page offers the device’s zone, and never takes it unasked', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/book');
    await expect(page.getByText('Times in India (IST).').and(page.locator(':visible'))).toHaveCount(1);
    await page.getByRole('link', { name: 'Use my time zone' }).click();
    await expect(page).toHaveURL('/book?zone=Australia%2FLord_Howe');
    await expect(page.getByRole('radio', { name: /\d{1,2}:\d\d [ap]m.*IST/ }).first()).toBeVisible();
    await page.getByText('Change the time zone').click();
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Australia/Lord_Howe');
  });
});
