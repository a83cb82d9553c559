import { expect, type Page } from '@playwright/test';

/** Adds the second kind of session in the practice's pages: couples, 80 minutes, ₹3,000. */
export async function addCouples(page: Page): Promise<void> {
  await page.goto('/therapist-dashboard/kinds');
  await page.getByRole('link', { name: 'New kind' }).click();
  const form = page.getByRole('form', { name: 'Kind of session' });
  await form.getByLabel('Name').fill('Couples session');
  await form.getByLabel('Length, in minutes').fill('80');
  await form.getByLabel('Fee, in ₹').fill('3,000');
  await form.getByRole('button', { name: 'Add kind of session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toBeVisible();
  await expect(page.getByText('80 minutes · ₹3,000 · Video')).toBeVisible();
}

type Event = {
  readonly uid: string;
  readonly title: string;
  /** "20261214T100000Z". */
  readonly start: string;
};

/** Uploads a calendar file with sessions of 50 minutes, up to the preview of its import. */
export async function previewCalendar(page: Page, events: readonly Event[]): Promise<void> {
  const lines = events.flatMap(({ uid, title, start }) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, `DTSTART:${start}`],
    ...['DURATION:PT50M', 'END:VEVENT'],
  ]);
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  await page.goto('/therapist-dashboard/hours/busy');
  await page.getByRole('link', { name: 'import your coming sessions' }).click();
  await page
    .getByRole('form', { name: 'Calendar file' })
    .getByLabel('Calendar file')
    .setInputFiles({ name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
  await page.getByRole('button', { name: 'Show preview' }).click();
}
