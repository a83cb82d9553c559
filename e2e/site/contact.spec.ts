import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { press } from '@/test/booking/booking';
import { expectAccessible } from '@/test/browser/axe';
import { holdRequests } from '@/test/browser/held-requests';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { until } from '@/test/server/until';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

const words = 'Do you have times after work?';

/** A unique sender, so that parallel tests do not see their messages. */
function stranger() {
  return `meera.${randomUUID().slice(0, 12)}@example.in`;
}

/** The one mail about this sender whose subject begins like this; waits for the worker to send it. */
async function oneMailOf(email: string, subject: string) {
  const [caught] = await until(
    async () => (await mailWith(email)).filter(({ mail }) => mail.subject?.startsWith(subject)),
    (found) => found.length === 1,
  );
  if (!caught) throw new Error('The mail is gone again.');
  return caught;
}

async function fill(page: Page, email: string, topic: string) {
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('First name').fill('Meera');
  await form.getByLabel('Last name').fill('Iyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Topic').selectOption(topic);
  await form.getByLabel('Message').fill(words);
  return form;
}

test('words of acute danger lay help beside the form, and send nothing', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  const help = form.getByRole('status').filter({ hasText: 'You do not have to be alone' });
  await form.getByLabel('Message').fill('Is there a time on Saturday?');
  await expect(help).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await form
    .getByLabel('Message')
    .fill('Is there a time on Saturday? I do not want to live like this, I want to die.');
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await expectAccessible(page);
  // It stays, because a person who removes the words may still need it.
  await form.getByLabel('Message').fill('Never mind.');
  await expect(help).toBeVisible();
  expect(sent).toEqual([]);
});

/** The therapist of this address, or the first of the demo data: other journeys hide their own. */
async function someTherapist(slug: string | null = null) {
  await using db = await database();
  const [therapist] = await db.query<{ slug: string; name: string; email: string }>(
    `SELECT slug, name, email FROM therapists
     WHERE slug = $1 OR $1 IS NULL AND is_sample AND is_active ORDER BY display_order, id LIMIT 1`,
    [slug],
  );
  if (!therapist) throw new Error('The demo data have no therapist.');
  return therapist;
}

async function messagesOf(email: string) {
  await using db = await database();
  return await db.query<{
    id: string;
    service_interest: string;
    therapist_id: string | null;
    message: string;
  }>('SELECT id, service_interest, therapist_id, message FROM contact_messages WHERE email = $1', [email]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`contact page, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    const send = (page: Page) =>
      press(
        page.getByRole('form', { name: 'Contact' }).getByRole('button', { name: 'Send Message' }),
        javaScriptEnabled,
      );

    test('saves a message, tells support and offers the letter', async ({ page }) => {
      const email = stranger();
      await page.goto('/contact');
      await fill(page, email, 'general-support');
      await send(page);
      await expect(page.getByRole('status').filter({ hasText: 'Message saved' })).toHaveText(
        'Message saved and email to our support team opened! Please send the email from your email client.',
      );
      const letter = page.getByRole('link', { name: 'open the email to our support team' });
      const mailto = new URL((await letter.getAttribute('href')) ?? '');
      expect([...mailto.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(mailto.searchParams.get('body')).toContain(words);
      // The answer replaces the form, once.
      const form = page.getByRole('form', { name: 'Contact' });
      await expect(form.getByRole('textbox')).toHaveCount(0);
      await expect(form.getByText('We answer', { exact: false })).toBeVisible();
      await expect(form.getByRole('link', { name: 'Write another message' })).toHaveAttribute(
        'href',
        '/contact',
      );

      expect(await messagesOf(email)).toMatchObject([
        { service_interest: 'general-support', message: words },
      ]);
      const { mail } = await oneMailOf(email, 'New contact message');
      expect(mail.subject).toMatch(/^New contact message, reference [0-9A-F]{8}$/);
    });

    test('a request for a demo asks for company, people and times, and its sender gets a mail', {
      tag: tagsOf(javaScriptEnabled),
    }, async ({ page }) => {
      const email = stranger();
      await page.goto('/contact');
      const form = await fill(page, email, 'general-support');
      await expect(form.getByLabel('Company')).toBeHidden();
      await form.getByLabel('Topic').selectOption('request-demo');
      await expect(form.getByLabel('Company')).toBeVisible();
      await send(page);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Enter the name of your company' }).first(),
      ).toBeVisible();
      await form.getByLabel('Company').fill('Asha Mills');
      await form.getByLabel('People who work there').selectOption('51 to 200');
      await form.getByLabel('Suitable times for a call').fill('Tuesday after 4 pm');
      await send(page);
      await expect(page.getByRole('status').filter({ hasText: 'Message saved' })).toBeVisible();
      const { mail } = await oneMailOf(email, 'New contact message');
      expect(mail.text).toContain('Asha Mills; 51 to 200; Tuesday after 4 pm');
      const receipt = await oneMailOf(email, 'We have your message');
      expect(receipt.raw).not.toContain('Asha Mills');
    });

    test('says what is missing beside the fields and above the form, and keeps the rest', {
      tag: tagsOf(javaScriptEnabled),
    }, async ({ page }) => {
      await page.goto('/contact?topic=billing');
      const form = page.getByRole('form', { name: 'Contact' });
      await form.getByLabel('Last name').fill('Iyer');
      await form.getByLabel('Email').fill('not an address');
      await send(page);
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your first name',
        'Enter an email address like name@example.com',
        'Write your message',
      ]);
      await expect(form.getByLabel('First name')).toHaveAccessibleDescription('Error: Enter your first name');
      await expect(form.getByLabel('Last name')).toHaveValue('Iyer');
      await expect(form.getByLabel('Email')).toHaveValue('not an address');
      await expect(form.getByLabel('Topic')).toHaveValue('billing');
      await summary.getByRole('link', { name: 'Write your message' }).click();
      await expect(form.getByLabel('Message')).toBeFocused();
      // The checker itself needs scripts.
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('asks for a therapist under that topic only', { tag: '@slow' }, async ({ page }) => {
      const email = stranger();
      await page.goto('/contact');
      const form = await fill(page, email, 'other');
      const choice = form.getByLabel('Therapist', { exact: true });
      await expect(choice).toBeHidden();
      await form.getByLabel('Topic').selectOption('contact-therapist');
      await expect(choice).toBeVisible();
      await send(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Please select a therapist' })).toBeFocused();
      expect(await messagesOf(email)).toEqual([]);

      // Other tests open practices, and the list ends after fifty.
      const therapist = await someTherapist(await choice.locator('option').nth(1).getAttribute('value'));
      await choice.selectOption(therapist.slug);
      await send(page);
      await expect(page.getByRole('status').filter({ hasText: 'Message saved' })).toHaveText(
        `Message saved and email to ${therapist.name} opened! Please send the email from your email client.`,
      );
      const letter = page.getByRole('link', { name: `open the email to ${therapist.name}` });
      expect(new URL((await letter.getAttribute('href')) ?? '').pathname).toBe(therapist.email);
      const { mail } = await oneMailOf(email, 'New contact message');
      expect(mail.text).not.toContain(words);
    });

    test('the address preselects topic and therapist', { tag: '@slow' }, async ({ page }) => {
      const therapist = await someTherapist();
      const form = page.getByRole('form', { name: 'Contact' });
      await page.goto('/contact?topic=request-demo');
      await expect(form.getByLabel('Topic')).toHaveValue('request-demo');
      await page.goto(`/contact?therapist=${therapist.slug}`);
      await expect(form.getByLabel('Topic')).toHaveValue('contact-therapist');
      await expect(form.getByLabel('Therapist', { exact: true })).toHaveValue(therapist.slug);
      await page.goto('/contact?topic=lottery&topic=billing&therapist=nobody');
      await expect(form.getByLabel('Topic')).toHaveValue('');
    });
  });
}

test('changing the topic away forgets the therapist', { tag: '@slow' }, async ({ page }) => {
  const therapist = await someTherapist();
  await page.goto(`/contact?therapist=${therapist.slug}`);
  const form = page.getByRole('form', { name: 'Contact' });
  const choice = form.getByLabel('Therapist', { exact: true });
  // The page loads its scripts at the first interaction; until then it preserves choices as without scripts.
  await expect(async () => {
    await form.getByLabel('Topic').selectOption('billing');
    await form.getByLabel('Topic').selectOption('contact-therapist');
    await expect(choice).toHaveValue('', { timeout: 500 });
  }).toPass();
});

test('submitting twice, and holding Enter, sends once; the letter opens by itself', { tag: '@slow' }, async ({
  page,
}) => {
  const opened: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));

  const email = stranger();
  await page.goto('/contact');
  const form = await fill(page, email, 'workshops');
  const button = form.getByRole('button', { name: /Send/ });
  const answer = await holdRequests(page, '/contact');
  await button.dblclick();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  for (let press = 0; press < 10; press += 1) await form.getByLabel('First name').press('Enter');
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Message saved' })).toBeVisible();
  expect(await messagesOf(email)).toHaveLength(1);
  await oneMailOf(email, 'New contact message');
  await oneMailOf(email, 'We have your message');
  expect(await mailWith(email)).toHaveLength(2);
  expect(opened.filter((url) => url.startsWith('mailto:'))).toHaveLength(1);
});

test('keeps everything typed when the connection breaks, and sends it once it is back', {
  tag: '@slow',
}, async ({ page, context }) => {
  const email = stranger();
  await page.goto('/contact');
  const form = await fill(page, email, 'other');
  // Otherwise the scripts that store the words may still be loading when the connection breaks.
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred.' })).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue(words);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message saved' })).toBeVisible();
  expect(await messagesOf(email)).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`contact page is accessible and fits at 320 px, ${colorScheme}`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/contact?topic=contact-therapist');
    for (const [name, href] of [
      ['Emergency 112', 'tel:112'],
      ['Tele-MANAS 14416', 'tel:14416'],
      ['988 lifeline', 'tel:988'],
      ['Text HOME to 741741', 'sms:741741?body=HOME'],
      ['Emergency 911', 'tel:911'],
    ] as const) {
      const crisis = page.getByRole('region', { name: /In danger/ });
      if (name === '988 lifeline') await crisis.getByText('In the US').click();
      await expect(crisis.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const hours = page.getByRole('region', { name: 'Business hours (IST)' });
    await expect(hours).toContainText('Monday to Friday8:00 AM – 6:00 PM');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
    await expectAccessible(page);
  });
}
