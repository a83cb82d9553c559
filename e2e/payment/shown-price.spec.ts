import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

/** A therapist of the directory who is paid ₹1,500. */
async function makeTherapist(): Promise<string> {
  const slug = `price-${randomBytes(5).toString('hex')}`;
  await using db = await database();
  await db.query(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, upi_id,
       session_rate, is_active, activated_at)
     VALUES ($1, 'Ira Bose', 'Counsellor', '{Grief}', 'Pune', 'I listen first.', $1 || '@example.in', '{English}',
       '{video}', 'ira.bose@samplebank', 1500, true, now())`,
    [slug],
  );
  return slug;
}

async function changePrice(slug: string): Promise<void> {
  await using db = await database();
  await db.query('UPDATE therapists SET session_rate = 2000 WHERE slug = $1', [slug]);
}

async function reported(slug: string): Promise<readonly string[]> {
  await using db = await database();
  const rows = await db.query<{ amount: string }>(
    `SELECT s.amount FROM payment_submissions s JOIN therapists t ON t.id = s.therapist_id WHERE t.slug = $1`,
    [slug],
  );
  return rows.map(({ amount }) => amount);
}

/** The same ticket, as a page of two days ago has it. */
function aged(ticket: string): string {
  const [text = ''] = ticket.split('.');
  const content = JSON.parse(Buffer.from(text, 'base64url').toString());
  const old = Buffer.from(JSON.stringify({ ...content, at: content.at - 48 * 3_600_000 })).toString(
    'base64url',
  );
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'antarman/payment-ticket', 32));
  return `${old}.${createHmac('sha256', key).update(old).digest('base64url')}`;
}

/** Opens the payment page in its state after two days in an open tab. */
async function openOld(page: Page, slug: string): Promise<void> {
  await page.goto(`/payment/${slug}`);
  const ticket = await page.locator('input[name=ticket]').inputValue();
  await page.goto(`/payment/${slug}?ticket=${aged(ticket)}`);
}

async function send(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await form.getByLabel('Full name').fill('Meera Iyer');
  await form.getByLabel('Email address').fill('meera.iyer@example.in');
  await form.getByLabel('Your bank').fill('State Bank of India');
  await form.getByLabel('Your account number').fill('XX1234');
  await form.getByLabel('Reference number').fill(String(randomInt(10 ** 11, 10 ** 12)));
  const picture = sharp({ create: { width: 200, height: 400, channels: 3, background: '#2a7f62' } });
  await form
    .getByLabel('Payment screenshot')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await form.getByRole('button', { name: /^Submit/ }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a price that changes while somebody pays, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('the price of today’s page stays', { tag: '@slow' }, async ({ page }) => {
      const slug = await makeTherapist();
      await page.goto(`/payment/${slug}`);
      await changePrice(slug);
      await send(page);
      await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeVisible();
      await expect(page.getByText('₹1,500', { exact: true })).toBeVisible();
      expect(await reported(slug)).toEqual(['1500.00']);
    });

    test('an older page asks before anything is saved', { tag: '@slow' }, async ({ page }) => {
      const slug = await makeTherapist();
      await openOld(page, slug);
      await changePrice(slug);
      await send(page);
      await expect(page.getByRole('alert').filter({ hasText: 'The price is now ₹2,000' })).toContainText(
        'It was ₹1,500 when you opened this page.',
      );
      expect(await reported(slug)).toEqual([]);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel('I have already paid ₹1,500, as this page showed').check();
      await send(page);
      await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeVisible();
      expect(await reported(slug)).toEqual(['1500.00']);
    });

    test('who has not paid yet is shown how to pay now', { tag: '@slow' }, async ({ page }) => {
      const slug = await makeTherapist();
      await openOld(page, slug);
      await changePrice(slug);
      await send(page);
      await page.getByRole('link', { name: 'I have not paid yet: show me how to pay now' }).click();
      await expect(page).toHaveURL(`/payment/${slug}`);
      await expect(page.getByText('₹2,000').first()).toBeVisible();
      await expect(page.getByText('₹1,500')).toHaveCount(0);
    });
  });
}
