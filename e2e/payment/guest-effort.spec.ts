import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { newAddress } from '@/test/account/accounts';
import { forgetHolds } from '@/test/booking/booking';
import { asGuest, bookLastTime } from '@/test/browser/journey';
import { newReference } from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

/** The typed values; the last one is the end of an account number, as the hint allows it. */
const typed = () => ({
  fullName: 'Asha Verma',
  email: newAddress(),
  reference_number: newReference(),
  bank_name: 'State Bank of India',
  account_number: '4321',
});

const solid = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const probe = Object.assign(document.createElement('i'), { className: 'bg-primary' });
    main.append(probe);
    const primary = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...main.querySelectorAll('a, button')].flatMap((one) =>
      one.checkVisibility() && getComputedStyle(one).backgroundColor === primary ? [one.textContent] : [],
    );
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a guest books and pays with nine taps and five fields', async ({ page }) => {
    await forgetHolds();
    let taps = 0;
    let fields = 0;
    const words: Readonly<Record<string, string>> = typed();
    const tap = async (what: Locator) => {
      taps += 1;
      await what.filter({ visible: true }).first().tap();
    };
    /** Fills in each field that the form demands and does not know. */
    const fillIn = async (form: Locator) => {
      const demanded = form
        .locator('input[required]:not([type=radio], [type=checkbox], [type=file], [type=hidden])')
        .filter({ visible: true });
      for (const field of await demanded.all()) {
        if ((await field.inputValue()) !== '') continue;
        fields += 1;
        await field.fill(words[(await field.getAttribute('name')) ?? ''] ?? '');
      }
    };
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Find a therapist' }));
    await tap(page.getByRole('list', { name: /^Free times of/ }).getByRole('link'));
    await tap(page.getByRole('button', { name: /^Continue: / }));
    const details = page.getByRole('form', { name: 'Your details' });
    await expect(details).toBeVisible();
    await fillIn(details);
    await tap(details.getByLabel('You may use my name'));
    await tap(details.getByRole('button', { name: 'Book this appointment' }));
    await expect(
      page.getByRole('heading', { level: 1, name: /^See you (?:today|tomorrow|on)/ }),
    ).toBeVisible();
    expect(await solid(page)).toEqual([expect.stringMatching(/^Pay now/)]);
    await tap(page.getByRole('link', { name: /^Pay now/ }));
    const inAnApp = page.getByRole('link', { name: 'Pay in a UPI app on this phone' });
    await expect(inAnApp).toHaveAttribute('href', /^upi:/);
    taps += 1;
    const report = page.getByRole('form', { name: 'Payment confirmation' });
    await fillIn(report);
    taps += 1;
    const background = { r: fields, g: Date.now() % 256, b: 90 };
    await report.getByLabel('Payment screenshot').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 200, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    await tap(report.getByRole('button', { name: 'Submit Payment' }));
    await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeVisible();
    expect({ taps, fields }).toEqual({ taps: 9, fields: 5 });
  });
});

test('a guest types name, email and phone once', { tag: '@slow' }, async ({ page }) => {
  const { slug } = await makeOpenPractice();
  await page.goto(`/book/${slug}`);
  const email = newAddress();
  await bookLastTime(page, true, asGuest({ name: 'Asha Verma', email }));
  await page.getByRole('link', { name: /^Pay now/ }).click();
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await expect(form.getByText(`Paying as Asha Verma, ${email}.`)).toBeVisible();
  for (const [label, value] of [
    ['Full name', 'Asha Verma'],
    ['Email address', email],
    ['Phone (optional)', '+919876543210'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel(label)).toBeHidden();
  }
});
