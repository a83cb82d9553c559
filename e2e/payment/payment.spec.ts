import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectAccessible, expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { oneMailWith } from '@/test/notification/caught-mail';
import { newReference } from '@/test/payment/paying';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

async function someTherapist() {
  await using db = await database();
  const [therapist] = await db.query<{ slug: string; name: string; upi_id: string; rate: string }>(
    `SELECT slug, name, upi_id, session_rate::text AS rate FROM therapists
     WHERE is_sample AND is_active AND upi_id IS NOT NULL AND session_rate > 0 ORDER BY display_order, id LIMIT 1`,
  );
  if (!therapist) throw new Error('The demo data have no therapist who can be paid.');
  return therapist;
}

async function submissionOf(email: string) {
  await using db = await database();
  return await db.query(
    `SELECT s.id, s.status, s.amount::text, s.currency, s.upi_reference, s.payment_screenshot, f.content_type
     FROM payment_submissions s LEFT JOIN stored_files f ON f.id = s.screenshot_file_id WHERE payer_email = $1`,
    [email],
  );
}

/** Each payment has a unique picture and reference, because repeated ones get no booking link. */
let background = { r: 0, g: 0, b: 0 };

/** A screenshot of a payment, as a phone takes one. */
async function screenshot(type: 'png' | 'gif' = 'png') {
  const picture = sharp({ create: { width: 200, height: 400, channels: 3, background } });
  return { name: `paid.${type}`, mimeType: `image/${type}`, buffer: await picture.toFormat(type).toBuffer() };
}

const form = (page: Page) => page.getByRole('form', { name: 'Payment confirmation' });

async function fill(page: Page, email: string): Promise<void> {
  background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  await form(page).getByLabel('Full name').fill('Meera Iyer');
  await form(page).getByLabel('Email address').fill(email);
  await form(page).getByLabel('Your bank').fill('State Bank of India');
  await form(page).getByLabel('Your account number').fill('XX1234');
  await form(page).getByLabel('Reference number').fill(newReference());
  await form(page)
    .getByLabel('Payment screenshot')
    .setInputFiles(await screenshot());
}

/** The payment's reference at the banks, from the page. */
async function noteOn(page: Page): Promise<string> {
  return (await page.getByText(/^Payment [A-Z0-9]{12}$/).textContent()) ?? '';
}

/** The content of a picture by an independent QR reader. */
async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The same for the QR code on the screen. */
const scanned = async (page: Page) =>
  scan(await page.getByRole('img', { name: /^QR code to pay/ }).screenshot());

test('without a payable therapist the page redirects to the list', { tag: '@slow' }, async ({ page }) => {
  for (const address of ['/payment', '/payment/nobody', '/payment?therapist=nobody', '/payment/a/b']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/professionals$/);
  }
});

test('the QR code on three screens says the same as the link, byte for byte', { tag: '@slow' }, async ({
  page,
}) => {
  const { slug, name, upi_id, rate } = await someTherapist();
  await page.goto(`/payment?therapist=${slug}`);
  const note = await noteOn(page);
  const reference = note.replace('Payment ', '');
  const expected = `upi://pay?pa=${upi_id}&pn=${encodeURIComponent(name)}&am=${rate}&cu=INR&tr=${reference}&tn=${encodeURIComponent(note)}`;
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Phones hide the code in a fold, because they cannot scan their own screen.
    const fold = page.getByText('Show the code for another phone');
    if (width === 320) await fold.click();
    expect(await scanned(page)).toBe(expected);
  }
  const link = page.getByRole('link', { name: 'Pay in a UPI app on this phone' });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(link).toHaveAttribute('href', expected);
  const file = await page.getByRole('link', { name: 'Save the QR code' }).getAttribute('href');
  const saved = Buffer.from(file?.split(',')[1] ?? '', 'base64');
  expect(await scan(saved)).toBe(expected);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a guest, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    /** Clicks the button; without scripts the page asks to repeat a quick submit, with the file chosen again. */
    async function submit(page: Page): Promise<void> {
      const button = page.getByRole('button', { name: 'Submit Payment' });
      if (javaScriptEnabled) return button.click();
      await expect(async () => {
        const file = form(page).getByLabel('Payment screenshot');
        await file.setInputFiles(await screenshot());
        const loaded = page.waitForEvent('load');
        await button.click();
        await loaded;
        await expect(page.getByText('Please press the button again.')).toBeHidden({ timeout: 1 });
      }).toPass();
    }

    test('reports a payment, gets a reference and a link, and can follow it', async ({ page }) => {
      const { slug, rate } = await someTherapist();
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await page.goto(`/professionals/${slug}`);
      await page.getByRole('link', { name: 'Pay for a session' }).click();
      const note = await noteOn(page);
      await fill(page, email);
      await submit(page);

      await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeFocused();
      await expect(page.getByText('Payment submitted successfully', { exact: true })).toBeVisible();
      await expect(page.getByText('Your booking link has been generated')).toBeVisible();
      const [row, ...others] = await submissionOf(email);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        status: 'pending',
        amount: rate,
        currency: 'INR',
        payment_screenshot: `${row?.id}/screenshot.png`,
        content_type: 'image/png',
      });
      // A resubmitted page has a reference of its own.
      if (javaScriptEnabled) expect(`Payment ${row?.upi_reference}`).toBe(note);
      const reference = `P-${String(row?.id).slice(-8).toUpperCase()}`;
      await expect(page.getByText(reference).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Professionals' })).toBeVisible();
      const schedule = page.getByRole('link', { name: 'Schedule Your Consultation' });
      await expect(schedule).toHaveAttribute('target', '_blank');
      const booking = await page.request.get((await schedule.getAttribute('href')) ?? '');
      expect(new URL(booking.url()).pathname).toBe(`/book/own/${slug}`);
      if (javaScriptEnabled) await expectAccessible(page);

      const { mail } = await oneMailWith(`payment-${row?.id}-submitted`);
      expect(mail.subject).toBe(`We have your details, reference ${reference}`);
      const [status] = /http\S+\/payment\/status\/\S+/.exec(mail.text ?? '') ?? [];
      await page.goto(new URL(status ?? '').pathname);
      await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();
      if (javaScriptEnabled) await expectOpenToEveryone(page);
    });

    test('reads what is wrong in the words of the form, and loses nothing', { tag: '@slow' }, async ({
      page,
    }) => {
      const { slug } = await someTherapist();
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await page.goto(`/payment/${slug}`);
      const note = await noteOn(page);
      await fill(page, email);
      await form(page).getByLabel('Full name').fill('M');
      await form(page).getByLabel('Your account number').fill('12');
      await submit(page);
      const summary = page.getByRole('alert').filter({ hasText: 'Name must be at least 2 characters' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link', { name: 'Account number is required' })).toBeVisible();
      await expect(form(page).getByLabel('Email address')).toHaveValue(email);
      await expect(form(page).getByLabel('Your bank')).toHaveValue('State Bank of India');
      // The payer may already have used the code.
      expect(await noteOn(page)).toBe(note);
      expect(await submissionOf(email)).toEqual([]);
    });
  });
}

test('the file is dropped, seen, removed, and refused in the words of the form', { tag: '@slow' }, async ({
  page,
}) => {
  const { slug } = await someTherapist();
  await page.goto(`/payment/${slug}`);
  const file = form(page).getByLabel('Payment screenshot');
  await page.getByRole('button', { name: 'Submit Payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Please upload a screenshot of your payment' })).toBeVisible();

  await file.setInputFiles(await screenshot('gif'));
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByText('Please select an image (JPG, PNG, WEBP) or PDF file')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(page.getByText('Please select a file smaller than 5MB')).toBeVisible();

  const { buffer } = await screenshot();
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return carried;
  }, buffer.toString('base64'));
  await page.getByText('Drop the file here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
  await expect(page.getByText('File too large')).toBeHidden();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Remove the screenshot' }).click();
  await expect(page.getByRole('img', { name: 'Your screenshot' })).toBeHidden();
  await expect(file).toBeFocused();
});

test('the picture goes ahead of the form, once, even when the form has to be mended', {
  tag: '@slow',
}, async ({ page }) => {
  const { slug } = await someTherapist();
  const email = `${randomUUID().slice(0, 12)}@example.in`;
  await page.goto(`/payment/${slug}`);
  await fill(page, email);
  // Only the server checks this number.
  await form(page).getByLabel('Phone (optional)').fill('12');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/payments/screenshot') uploads.push(request.method());
  });
  await page.getByRole('button', { name: 'Submit Payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Enter a phone number like 98765 43210' });
  await expect(summary).toBeFocused();
  expect(await submissionOf(email)).toEqual([]);
  await form(page).getByLabel('Phone (optional)').fill('98765 43210');
  await page.getByRole('button', { name: 'Submit Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeFocused();
  expect(uploads).toEqual(['POST']);
  expect(await submissionOf(email)).toMatchObject([{ status: 'pending', content_type: 'image/png' }]);
});

test('the details on the page can be copied and a refusing app is explained', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const { slug, upi_id } = await someTherapist();
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`/payment/${slug}`);
  await page.getByRole('button', { name: 'Copy UPI ID' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  // Our own pages may not read the clipboard, so the test pastes.
  const field = form(page).getByLabel('Reference number');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(upi_id);
  await page.getByText('My UPI app shows an error').click();
  await expect(page.getByText('You have not been charged', { exact: false })).toBeVisible();
});

test('a link that opens no payment says so', { tag: '@slow' }, async ({ page }) => {
  const response = await page.goto(`/payment/status/${randomUUID()}.abc.${'A'.repeat(43)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
});
