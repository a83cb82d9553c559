import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { houseTimes } from '@/test/booking/booking';
import { translate } from '@/test/browser/translator';
import { database } from '@/test/database/copy-database';
import { newReference, reportPayment } from '@/test/payment/paying';

/** Errors that a page throws while React works on it. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

/** A page without scripts is translated before they load; another one once React is attached. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  if ((await page.locator('script[data-page]').count()) === 0) {
    await expect(page.locator('html[data-awake]')).toBeAttached();
  }
}

for (const how of ['replace', 'wrap', 'nested'] as const) {
  test(`the button names the ticked time on a page that a browser has translated (${how})`, {
    tag: how === 'nested' ? [] : '@slow',
  }, async ({ page }) => {
    const faults = faultsOf(page);
    await using own = await houseTimes();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(own.first));
    await page.goto(`/book?from=${day}`);
    await settled(page);
    await translate(page, how);
    const times = page.getByRole('form', { name: 'Free times for a first consultation' });
    const ticked = () => times.locator('input[name=slot]:checked');
    const button = times.getByRole('button', { name: /^Continue/ });
    for (const value of [own.first, own.second, own.first]) {
      const radio = times.locator(`input[name=slot][value="${value}"]`);
      // The first press loads the scripts, and counts.
      await page
        .locator(`label[for="${await radio.getAttribute('id')}"], label:has(input[value="${value}"])`)
        .first()
        .click();
      await expect(ticked()).toHaveValue(value);
      const time = new Intl.DateTimeFormat('en-IN', {
        ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Asia/Kolkata' },
      }).format(new Date(value));
      await expect(button).toContainText(`${time} IST`);
      await translate(page, how);
    }
    await button.click();
    await expect(page).toHaveURL(/\/book\/details\//);
    await settled(page);
    await translate(page, how);
    const form = page.getByRole('form');
    await page.getByRole('button', { name: 'Book this appointment' }).click();
    await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
    await expect(form.first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a tick and a press count on a page that is translated again while React takes it over', async ({
  page,
}) => {
  await using own = await houseTimes();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(own.second));
  await page.goto(`/book?from=${day}`);
  await settled(page);
  await translate(page);
  // As a translator does: whatever text returns is replaced again.
  await page.evaluate(() => {
    const again = () => {
      for (const text of document.querySelectorAll('label span, h1, h2, legend')) {
        if (!text.firstElementChild && text.firstChild) text.replaceChildren(document.createElement('font'));
      }
    };
    new MutationObserver(again).observe(document, { childList: true, subtree: true });
  });
  const times = page.getByRole('form', { name: 'Free times for a first consultation' });
  await times.locator(`label:has(input[value="${own.second}"])`).click();
  await times.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/book\/details\//);
  await expect(page.locator('main')).toContainText(`${clockOf(own.second)} IST`);
});

test('filters and forms go on working on a translated page', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/contact');
  await settled(page);
  await translate(page);
  const send = page.getByRole('button', { name: /^Send/ }).first();
  await send.click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await translate(page);
  await page.getByLabel('Topic').selectOption('contact-therapist');
  await page.getByLabel('Topic').selectOption('billing');
  await send.click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();

  await page.goto('/resources/tools-worksheets');
  await settled(page);
  await translate(page);
  const search = page.getByLabel('Search tools');
  await search.pressSequentially('zzzz');
  await expect(page.getByText('No tools found')).toBeVisible();
  await translate(page);
  await search.fill('worry');
  await expect(page.getByText('No tools found')).toBeHidden();
  expect(faults).toEqual([]);
});

const clockOf = (instant: string) =>
  new Intl.DateTimeFormat('en-IN', {
    ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Asia/Kolkata' },
  }).format(new Date(instant));

/** Selects this time, and has the page translated again once the button names it. */
async function tick(page: Page, times: Locator, value: string): Promise<void> {
  await times.locator(`label:has(input[value="${value}"])`).click();
  await expect(times.locator('input[name=slot]:checked')).toHaveValue(value);
  await expect(times.getByRole('button', { name: /^(?:Continue|Move to)/ })).toContainText(clockOf(value));
  await translate(page);
}

test('an appointment is moved to the ticked time on translated pages', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(120_000);
  const faults = faultsOf(page);
  const mark = randomUUID().slice(0, 8);
  await using own = await houseTimes();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(own.first));
  await page.goto(`/book?from=${day}`);
  await settled(page);
  await translate(page);
  await tick(page, page.getByRole('form', { name: 'Free times for a first consultation' }), own.first);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/book\/details\//);
  await settled(page);
  await translate(page);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full name').fill(`Meera ${mark}`);
  await form.getByLabel('Email', { exact: true }).fill(`${mark}@example.in`);
  await form.getByLabel('Phone number').fill('98765 43210');
  await translate(page);
  await form.getByLabel('Video', { exact: true }).check();
  await form.getByLabel('You may use my name').check();
  await form.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page).toHaveURL(/\/book\/appointment\//);

  await page.getByRole('link', { name: 'Choose another time' }).click();
  const others = page.getByRole('form', { name: 'Other free times' });
  await expect(others).toBeVisible();
  await page.goto(`${page.url()}&from=${day}`);
  await settled(page);
  await translate(page);
  await tick(page, others, own.second);
  const time = clockOf(own.second);
  const move = others.getByRole('button', { name: /^Move to/ });
  await expect(move).toContainText(time);
  await move.click();
  await expect(page).toHaveURL(/done=moved/);
  await expect(page.locator('main time').first()).toContainText(time);
  expect(faults).toEqual([]);
});

test('a payment is reported on a translated page, after a refusal too', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = faultsOf(page);
  const [therapist] = await payable();
  await page.goto(`/payment/${therapist?.slug}`);
  await settled(page);
  await translate(page);
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await form.getByRole('button', { name: /^Submit/ }).click();
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await translate(page);
  const email = `${randomUUID().slice(0, 8)}@example.in`;
  await reportPayment(page, { name: 'Meera Iyer', email, reference: newReference() });
  expect(faults).toEqual([]);
});

async function payable() {
  await using db = await database();
  return await db.query<{ slug: string }>(
    `SELECT slug FROM therapists
     WHERE is_sample AND is_active AND upi_id IS NOT NULL AND session_rate > 0 ORDER BY display_order, id LIMIT 1`,
  );
}
