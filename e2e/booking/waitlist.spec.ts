import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { makePractice } from '@/test/therapist/practice';

// A complete journey, including three mails.
test.describe.configure({ timeout: 240_000 });

/** A therapist with hours on every day of the week who takes no new clients. */
async function fullTherapist() {
  const practice = await makePractice();
  await using db = await database();
  await db.query(
    `UPDATE therapists SET is_active = true, activated_at = now(), accepting_new_clients = false,
       session_rate = 1400, accepting_confirmed_at = now() WHERE id = $1`,
    [practice.therapistId],
  );
  await db.query(
    `WITH made AS (INSERT INTO calendars (therapist_id) VALUES ($1) RETURNING id)
     INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
     SELECT made.id, day, 540, 780 FROM made, generate_series(1, 7) day`,
    [practice.therapistId],
  );
  return practice;
}

async function accept(therapistId: string): Promise<void> {
  await using db = await database();
  await db.query('UPDATE therapists SET accepting_new_clients = true WHERE id = $1', [therapistId]);
}

/** Another person who has waited for longer. */
async function somebodyBefore(therapistId: string): Promise<void> {
  await using db = await database();
  await db.query(
    `INSERT INTO waitlist_entries (therapist_id, email, notice_version, confirmed_at)
     VALUES ($1, $2, '2026-11', now() - interval '3 days')`,
    [therapistId, `${randomUUID().slice(0, 12)}@example.in`],
  );
}

/** Path of the link in a person's newest mail; waits for this subject. */
async function pathFromMail(subject: string, mark: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const newest = (await mailWith(mark)).at(-1)?.mail;
        path = /http\S+(\/waitlist\/[\w.-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
        return newest?.subject;
      },
      { timeout: 60_000 },
    )
    .toBe(subject);
  return path;
}

async function bookAsGuest(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Video', { exact: true }).check();
  await form.getByLabel('You may use my name').check();
  await form.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page).toHaveURL(/\/book\/appointment\//);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a waitlist, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('from joining to the mail about a time, and to the booking', { tag: '@slow' }, async ({ page }) => {
      const look = () => (javaScriptEnabled ? expectOpenToEveryone(page) : Promise.resolve());
      const therapist = await fullTherapist();
      await somebodyBefore(therapist.therapistId);
      const mark = randomUUID().slice(0, 12);
      const email = `${mark}@example.in`;

      await page.goto(`/professionals/${therapist.slug}`);
      await expect(page.getByText('One person is waiting: you would be number 2.')).toBeVisible();
      const form = page.getByRole('form', { name: `Waitlist of ${therapist.name}` });
      await form.getByLabel('Email Address').fill(email);
      await submit(page, 'Join the waitlist', javaScriptEnabled);
      await expect(page.getByRole('status').filter({ hasText: 'Please check your email' })).toBeVisible();
      await expect(form.getByRole('textbox')).toHaveCount(0);

      // Opening the link changes nothing; the button does.
      const path = await pathFromMail('Please confirm your place', mark);
      await page.goto(path);
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: `Do you want to wait for a time with ${therapist.name}?`,
        }),
      ).toBeVisible();
      await look();
      await submit(page, 'Yes, I want to wait', javaScriptEnabled);
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: `You are 2nd of 2 on the waitlist of ${therapist.name}`,
        }),
      ).toBeVisible();
      await look();

      await accept(therapist.therapistId);
      const offered = await pathFromMail('A time is held for you', mark);
      await page.goto(offered);
      await expect(
        page.getByRole('heading', { level: 1, name: `A time with ${therapist.name} is held for you` }),
      ).toBeVisible();
      await look();
      await page.getByRole('link', { name: /^Book / }).click();
      await expect(page.getByText(/This time is held/)).toBeVisible();
      await bookAsGuest(page, email);

      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'You have booked' })).toBeVisible();
      await using db = await database();
      const entries = await db.query(
        'SELECT email, ended_because FROM waitlist_entries WHERE therapist_id = $1 ORDER BY confirmed_at',
        [therapist.therapistId],
      );
      expect(entries[1]).toEqual({ email: null, ended_because: 'booked' });
    });
  });
}
