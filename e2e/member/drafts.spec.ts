import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople } from '@/test/access/people';

const words = 'I have not slept well since the spring';
const savedText = 'Your draft is saved on this device';

const stores = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    device: JSON.stringify({ ...localStorage }),
  }));

async function write(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Topic').selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await expect(page.getByText(savedText)).toBeVisible();
}

test.describe('drafts', () => {
  test('a message survives a reload in this tab, and nowhere else, until it is cleared', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await write(page);
    const topic = await page.getByLabel('Topic').inputValue();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await expect(page.getByLabel('Topic')).toHaveValue(topic);
    const { tab, device } = await stores(page);
    expect(tab).toContain(words);
    const hidden = await page.locator('form#contact input[type=hidden]').all();
    const tokens = (await Promise.all(hidden.map((field) => field.inputValue()))).filter(Boolean);
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(tab).not.toContain(token);
    expect(device).not.toContain(words);
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(other.getByText(savedText)).toHaveCount(0);
    await other.close();

    await page.getByRole('button', { name: 'Clear the draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect((await stores(page)).tab).not.toContain(words);
  });

  test('who wants it keeps it for other tabs as well; quick exit takes it from both', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await write(page);
    await page.getByRole('button', { name: 'Save it for 7 days' }).click();
    await expect(page.getByText('Anyone who uses this device can read it.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue(words);

    await page.route('https://mausam.imd.gov.in/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
    await page.getByRole('link', { name: /Leave this page/ }).click();
    await expect(page).toHaveURL(/mausam/);
    await other.goto('/contact');
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(JSON.stringify(await stores(other))).not.toContain(words);
  });

  test('is gone once it is sent, and once somebody signs out', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const people = await makePeople();
    await enter(context, baseURL, people.client);
    const complaint = page.getByRole('form', { name: 'Complaint' });
    const subject = complaint.getByLabel('Subject');
    const message = complaint.getByLabel('What happened');
    await page.goto('/account/privacy/complaint');
    await subject.fill('A late answer');
    await message.fill(words);
    // A page that is left before its scripts are loaded stores nothing.
    await expect(page.getByText(savedText)).toBeVisible();
    await page.reload();
    await expect(message).toHaveValue(words);
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(complaint.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByText(savedText)).toHaveCount(0);
    await page.reload();
    await expect(message).toHaveValue('');

    await message.fill(words);
    await expect(page.getByText(savedText)).toBeVisible();
    await page.goto('/sign-out');
    await page.locator('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(JSON.stringify(await stores(page))).not.toContain(words);
  });
});
