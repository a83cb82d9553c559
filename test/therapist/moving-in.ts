import { expect, type Page } from '@playwright/test';
import { day } from '@/lib/format/duration';
import { pressUntil } from '@/test/browser/journey';

/**
 * Adds the second kind of session in the practice's pages: couples, 80 minutes, ₹3,000.
 * @param way to meet, the only one of the therapist or the chosen one
 */
export async function addCouples(page: Page, way: 'Video' | 'In person' = 'Video'): Promise<void> {
  await page.goto('/therapist-dashboard/kinds');
  await page.getByRole('link', { name: 'New kind' }).click();
  const form = page.getByRole('form', { name: 'Kind of session' });
  await form.getByLabel('Name').fill('Couples session');
  await form.getByLabel('Length, in minutes').fill('80');
  await form.getByLabel('People, at least').selectOption('2');
  await form.getByLabel('People, at most').selectOption('2');
  await form.getByLabel('Fee, in ₹').fill('3,000');
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
  await form.getByRole('checkbox', { name: way }).check();
  await form.getByRole('button', { name: 'Add kind of session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toBeVisible();
  await expect(page.getByText(`80 minutes · For two people · ₹3,000 · ${way}`)).toBeVisible();
}

/** Adds a kind of session for two to four people, in person at one place alone; the other way round is refused first. */
export async function addKindAt(page: Page, place: string): Promise<void> {
  await page.goto('/therapist-dashboard/kinds/new');
  const form = page.getByRole('form', { name: 'Kind of session' });
  await form.getByLabel('Name').fill('Family session');
  await form.getByLabel('Length, in minutes').fill('60');
  await form.getByLabel('People, at least').selectOption('4');
  await form.getByLabel('People, at most').selectOption('2');
  await form.getByLabel('Fee, in ₹').fill('2,500');
  await form.getByLabel('Place for in-person sessions').selectOption({ label: place });
  await form.getByRole('button', { name: 'Add kind of session' }).click();
  await expect(page.getByText('Choose the same number as “at least”, or more').first()).toBeVisible();
  await expect(form.getByLabel('Place for in-person sessions').locator('option:checked')).toHaveText(place);
  await form.getByLabel('People, at least').selectOption('2');
  await form.getByLabel('People, at most').selectOption('4');
  await form.getByRole('button', { name: 'Add kind of session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toBeVisible();
  await expect(
    page.getByText(`60 minutes · For 2 to 4 people · ₹2,500 · In person (${place})`),
  ).toBeVisible();
}

/** Fills in the form of a new place, and sends it. @param code of a place that a colleague shares */
export async function sendPlace(page: Page, code = ''): Promise<void> {
  await page.goto('/therapist-dashboard/hours/places');
  const form = page.getByRole('form', { name: 'New place' });
  await form.getByLabel('Name').fill('Kothrud clinic');
  await form.getByLabel('Address').fill('12 Karve Road, Pune');
  await form.getByLabel('Code of a shared place').fill(code);
  await form.getByRole('button', { name: 'Add place' }).click();
}

/** Adds a place to the practice. @param code of a place that a colleague shares */
export async function addPlace(page: Page, code = ''): Promise<void> {
  await sendPlace(page, code);
  await expect(page.getByText('Added.').first()).toBeVisible();
}

/** Names the added place in the hours of Saturdays. */
export async function meetOnSaturdays(page: Page): Promise<void> {
  await page.goto('/therapist-dashboard/hours');
  await page.getByLabel('Place on Saturday', { exact: true }).selectOption({ label: 'Kothrud clinic' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your hours are saved.').first()).toBeVisible();
}

/** Adds a client without an account. @param contact address or number */
export async function addCard(page: Page, name: string, contact: string): Promise<void> {
  await page.goto('/therapist-dashboard/clients');
  await page.getByRole('link', { name: 'Add client' }).click();
  const form = page.getByRole('form', { name: 'New client' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel(contact.includes('@') ? 'Email (optional)' : 'Phone (optional)').fill(contact);
  await form.getByLabel('How this person agreed').fill('She asked me to, in our last session.');
  await form.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByText('Client added.')).toBeVisible();
}

/** Makes an invitation to the person on the open card. @returns its link */
export async function inviteByLink(page: Page): Promise<string> {
  const link = page.getByLabel('Link', { exact: true });
  await pressUntil(page.getByRole('button', { name: 'Make a link for WhatsApp' }), link);
  return link.inputValue();
}

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Uploads a list of clients, up to the preview of its import. */
export async function previewClients(page: Page, list: File): Promise<void> {
  await page.goto('/therapist-dashboard/clients/import');
  await page.getByRole('form', { name: 'Client list' }).getByLabel('Client list').setInputFiles(list);
  await page.getByRole('button', { name: 'Show preview' }).click();
}

/** Imports the previewed clients. */
export async function takeClients(page: Page, count: number): Promise<void> {
  await page.getByLabel('How these people agreed').fill('I asked each of them in our last session.');
  await page.getByRole('button', { name: `Import ${count} clients` }).click();
}

export const csv = (lines: readonly string[]): File => ({
  name: 'clients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Twenty-five people of another tool's list. */
export const peopleOf = (mark: string): File =>
  csv([
    'Name,Email,Mobile',
    ...Array.from({ length: 25 }, (_, at) => {
      const number = String(at + 1).padStart(2, '0');
      return `Client${number} ${mark},client${number}-${mark}@example.in,98765 432${number}`;
    }),
  ]);

/** Sessions of five of them next week, from Monday to Friday at half past ten in India. */
export function nextWeekOf(mark: string): readonly Event[] {
  const today = new Date();
  const toMonday = (8 - today.getUTCDay()) % 7 || 7;
  return Array.from({ length: 5 }, (_, at) => {
    const moment = new Date(today.getTime() + (toMonday + at) * day);
    const date = moment.toISOString().slice(0, 10).replaceAll('-', '');
    return { uid: `${at}-${mark}`, title: `Client0${at + 1} ${mark}`, start: `${date}T050000Z` };
  });
}

type Event = {
  readonly uid: string;
  readonly title: string;
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
  await page.getByRole('link', { name: 'import your upcoming sessions' }).click();
  await page
    .getByRole('form', { name: 'Calendar file' })
    .getByLabel('Calendar file')
    .setInputFiles({ name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
  await page.getByRole('button', { name: 'Show preview' }).click();
}
