import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { enter } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

const twelveDigits = () => `6${String(randomInt(10 ** 11)).padStart(11, '0')}`;
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });

/** A client with an accepted quotation of ₹9,000, and the payment that they have reported for it. */
async function reportedPayment() {
  const name = `Ela${randomBytes(4).toString('hex')}`;
  const email = `${name.toLowerCase()}@example.in`;
  const reference = twelveDigits();
  await using db = await database();
  const one = async (sql: string, values: readonly unknown[]) => {
    const [row] = await db.query<{ id: string }>(sql, values);
    if (!row) throw new Error('The row was not saved.');
    return row.id;
  };
  const userId = await one(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, name],
  );
  const clientId = await one(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, $3, 'Sen', 'client', true, now()) RETURNING id`,
    [userId, email, name],
  );
  const therapistId = await one(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes)
     VALUES ($1, 'Vimala Deshpande', 'Counsellor', '{Grief}', 'Pune', 'I listen first.', $2, '{English}', '{video}')
     RETURNING id`,
    [`payee-${name.toLowerCase()}`, `payee-${email}`],
  );
  const quotationId = await one(
    `INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, status)
     VALUES ($1, $2, 'Six evening sessions', 'By video.', 9000, 'accepted') RETURNING id`,
    [clientId, therapistId],
  );
  const id = await one(
    `INSERT INTO payment_submissions (therapist_id, quotation_id, client_id, payer_name, payer_email, bank_name,
       account_number, reference_number, amount)
     VALUES ($1, $2, $3, $4, $5, 'State Bank of India', 'XX4410', $6, 9000) RETURNING id`,
    [therapistId, quotationId, clientId, `${name} Sen`, email, reference],
  );
  return { id, userId, quotationId, reference, payer: `${name} Sen` };
}

test('an admin verifies a payment; the client finds the quotation paid and a receipt to keep', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, userId, payer } = await reportedPayment();
  await signInAsAdmin(page);
  await page.goto('/admin/payments');
  await page.getByLabel('Payer or reference').fill(payer);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(1);
  await expectOpenToEveryone(page);
  await page.getByRole('link', { name: payer }).click();
  await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'issued the receipt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();

  const context = await browser.newContext();
  await enter(context, baseURL, { userId });
  const client = await context.newPage();
  await client.goto('/dashboard/quotations');
  await expect(client.getByText('Paid', { exact: true })).toBeVisible();
  await client.goto('/dashboard/transactions');
  const link = client.getByRole('link', { name: /Receipt \(PDF\)/ });
  const address = await link.getAttribute('href');
  const answer = await client.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { text } = await extractText(pdf, { mergePages: true });
  const read = text.replace(/\s+/g, ' ');
  for (const words of ['Receipt', payer, 'Vimala Deshpande', 'Six evening sessions', '₹9,000.00']) {
    expect(read).toContain(words);
  }
  expect(read).toContain('Nine thousand rupees only');
  await context.close();

  const stranger = await browser.newContext();
  expect((await stranger.request.get(`${baseURL}${address}`)).status()).toBe(404);
  await stranger.close();

  await using db = await database();
  const opened = await db.query(
    `SELECT FROM audit_log WHERE action = 'payment.opened' AND subject_id = $1 AND subject_user_id = $2`,
    [id, userId],
  );
  expect(opened.length).toBeGreaterThan(0);
});

test('what was done last is the only thing that a payment says was done', { tag: '@slow' }, async ({
  page,
}) => {
  const { id } = await reportedPayment();
  await signInAsAdmin(page);
  await page.goto(`/admin/payments/${id}`);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  const verified = page.getByRole('status').filter({ hasText: 'issued the receipt' });
  await expect(verified).toBeVisible();

  await page.getByText('Refund', { exact: true }).click();
  await page.getByLabel('Amount refunded').fill('1,000');
  await page.getByLabel('Reason and reference').fill('One session was not held; transfer 412233.');
  await page.getByLabel('I have sent the money back').check();
  await page.getByRole('button', { name: 'Record refund' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Recorded.' })).toBeVisible();
  await expect(verified).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a statement is imported once, with its bad line named and its credit matched by hand', {
      tag: '@slow',
    }, async ({ page }) => {
      const { id, payer } = await reportedPayment();
      const narration = `NEFT ${randomBytes(4).toString('hex')} SOMEBODY`;
      const line = `${day.format(new Date())},${narration},,,"9,000.00",0`;
      const file = {
        name: 'november.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Date,Narration,Ref,Withdrawal,Deposit,Balance\n${line}\n99/99/2026,x,,,5.00,0\n`,
        ),
      };
      const send = async () => {
        await page.goto('/admin/statements');
        await page.getByLabel('Bank statement', { exact: true }).setInputFiles(file);
        await page.getByRole('button', { name: 'Import', exact: true }).click();
      };
      await signInAsAdmin(page);
      await send();
      await expect(page.getByText('The statement is imported.')).toBeVisible();
      await expect(page.getByText('Line 3 has no readable date.')).toBeVisible();
      if (javaScriptEnabled) {
        await expectOpenToEveryone(page);
        await page.goto('/admin/statements');
        await expectOpenToEveryone(page);
      }
      await send();
      await expect(page.getByText('This file was imported before. Nothing was changed.')).toBeVisible();

      // Only the amount is the same, so the page shows it and a person decides.
      await page.goto(`/admin/payments/${id}`);
      const credit = page.getByRole('listitem').filter({ hasText: narration });
      await credit.getByText('Match by hand').click();
      await credit.getByLabel('I have compared payer, date and reference').check();
      await credit.getByRole('button', { name: 'Match this credit' }).click();
      await expect(page.getByText('because compared and matched by hand')).toBeVisible();
      await page.getByRole('button', { name: 'Mark as received' }).click();
      await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
      await page.goto(`/admin/payments?state=verified&q=${encodeURIComponent(payer)}`);
      await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(1);
    });
  });
}
