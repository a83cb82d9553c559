import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Person } from '@/test/access/people';
import { database } from '@/test/database/copy-database';
import type { Practice } from '@/test/therapist/practice';

/** Twelve digits, in the form of UPI numbers. */
export function newReference(): string {
  return `6${randomInt(10 ** 10, 10 ** 11)}`;
}

type Payer = { readonly name: string; readonly email: string; readonly reference: string };

/** Unfolds who pays, which is one line where the page knows it. */
async function openPayer(form: Locator): Promise<void> {
  await expect(form.getByLabel('Full name')).toBeAttached();
  const fold = form.locator('details:not([open]) > summary').filter({ hasText: 'Paying as' });
  if ((await fold.count()) > 0) await fold.click();
}

/** Fills in and sends the form below a payment's options; without scripts a quick submit is repeated. */
export async function reportPayment(page: Page, { name, email, reference }: Payer): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await openPayer(form);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Your bank').fill('State Bank of India');
  await form.getByLabel('Your account number').fill('XX1234');
  await form.getByLabel('Reference number').fill(reference);
  const colour = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const picture = sharp({ create: { width: 200, height: 400, channels: 3, background: colour } });
  const file = { name: 'paid.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  const done = page.getByRole('heading', { name: 'Payment Submitted Successfully!' });
  await expect(async () => {
    await form.getByLabel('Payment screenshot').setInputFiles(file);
    await form.getByRole('button', { name: /^Submit/ }).click();
    await expect(done).toBeVisible({ timeout: 15_000 });
  }).toPass();
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });

/** A credit in the form of a bank's statement. */
export function creditLine(reference: string, rupees: string): string {
  return `${day.format(new Date())},UPI/${reference}/SOMEBODY,${reference},,"${rupees}",0`;
}

/** Imports a statement of the account as its therapist, with the second step passed. */
export async function importStatement(page: Page, account: string, ...lines: readonly string[]) {
  await page.goto('/therapist-dashboard/payments/statements');
  await page.getByLabel('Bank statement', { exact: true }).setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [`Account No :,${account}`, 'Date,Narration,Ref,Withdrawal,Deposit,Balance', ...lines].join('\n'),
    ),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The statement is imported.')).toBeVisible();
}

/**
 * Waits until the bank line of this reference is matched to this payer's payment; the import does that by
 * itself.
 */
export async function expectMatched(page: Page, payer: string, reference: string): Promise<void> {
  await expect(async () => {
    await page.goto('/therapist-dashboard/payments');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: payer }) });
    await expect(row.getByText('Matched', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: payer }).click();
  await expect(page.getByText(`reference ${reference} is in the bank line`).first()).toBeVisible();
}

/** Opens this payer's payment on the therapist's page and confirms the money. */
export async function sayItArrived(page: Page, payer: string): Promise<void> {
  await page.goto('/therapist-dashboard/payments');
  await page.getByRole('link', { name: payer }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
}

/**
 * Moves this person's last appointment and its session to begin this many minutes from now, with their
 * reminders.
 */
export async function beginsIn(minutes: number, email: string): Promise<void> {
  await using db = await database();
  const [moved] = await db.query<{ id: string }>(
    `WITH last AS (
       SELECT b.id FROM bookings b JOIN participants c ON c.booking_id = b.id JOIN profiles p ON p.id = c.client_id
       WHERE p.email = $2
       ORDER BY b.created_at DESC, b.id DESC LIMIT 1)
     UPDATE bookings b SET starts_at = now() + make_interval(mins => $1),
       ends_at = now() + make_interval(mins => $1 + 45),
       blocked_until = now() + make_interval(mins => $1 + 45), pay_until = NULL
     FROM last WHERE b.id = last.id RETURNING b.id`,
    [minutes, email],
  );
  if (!moved) throw new Error('There is no appointment to move.');
  await db.query(
    'UPDATE therapy_sessions SET session_date = now() + make_interval(mins => $1) WHERE booking_id = $2',
    [minutes, moved.id],
  );
  await db.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE payload ->> 'bookingId' = $1 AND payload ->> 'when' = 'join'`,
    [moved.id],
  );
}

/** A quotation of six sessions, ₹9,600.50 together, that this client has accepted. */
export async function acceptedOffer(client: Person, { therapistId }: Practice): Promise<string> {
  await using db = await database();
  const [offer] = await db.query<{ id: string }>(
    `INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, sessions, status)
     SELECT id, $2, 'Six evening talks', '45 minutes by video, once a week.', 9600.50, 6, 'accepted'
     FROM profiles WHERE user_id = $1 RETURNING id`,
    [client.userId, therapistId],
  );
  if (!offer) throw new Error('The offer was not saved.');
  return offer.id;
}
