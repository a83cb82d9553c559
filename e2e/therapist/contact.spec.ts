import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { submit } from '@/test/booking/booking';
import { expectAccessible } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';
import { oneMailWith } from '@/test/notification/caught-mail';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

const words = 'I have not slept well since June.';

/** The last therapist of the demo data: other journeys hide their own, which come after it. */
async function lastTherapist() {
  await using db = await database();
  const [therapist] = await db.query<{ id: string; slug: string; name: string; email: string }>(
    `SELECT id, slug, name, email FROM therapists
     WHERE is_sample AND is_active AND display_order < 900000 ORDER BY display_order DESC, id DESC LIMIT 1`,
  );
  if (!therapist) throw new Error('The demo data have no therapist.');
  return therapist;
}

async function requestsOf(email: string) {
  await using db = await database();
  return await db.query(
    `SELECT therapist_id, user_name, user_phone, message, preferred_contact_method
     FROM therapist_contact_requests WHERE user_email = $1`,
    [email],
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`form on a profile, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    const send = (page: Page) => submit(page, 'Send Message', javaScriptEnabled);

    test('keeps the request and tells the therapist without its words', {
      tag: javaScriptEnabled ? [] : '@slow',
    }, async ({ page }) => {
      const therapist = await lastTherapist();
      const name = `Meera ${randomUUID().slice(0, 8)}`;
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await page.goto(`/professionals/${therapist.slug}`);
      const form = page.getByRole('form', { name: `Contact ${therapist.name}` });
      await form.getByLabel('Full Name').fill(name);
      await form.getByLabel('Email Address').fill(email);
      await form.getByLabel('Phone (optional)').fill('098765 43210');
      await form.getByLabel('Preferred contact method').selectOption('either');
      await form.getByLabel('Message').fill(words);
      await send(page);
      await expect(page.getByRole('status').filter({ hasText: 'Your message' })).toHaveText(
        'Your message has been sent successfully! The therapist will contact you soon.',
      );
      // The answer replaces the form, once, and names the next step.
      await expect(form.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText('has been sent successfully')).toHaveCount(1);
      await expect(form.getByRole('listitem').filter({ hasText: 'no answer after 2 days' })).toBeVisible();

      expect(await requestsOf(email)).toEqual([
        {
          therapist_id: therapist.id,
          user_name: name,
          user_phone: '+919876543210',
          message: words,
          preferred_contact_method: 'either',
        },
      ]);
      const [, mark = ''] = name.split(' ');
      const { mail, raw } = await oneMailWith(mark);
      expect(mail.to).toEqual([expect.objectContaining({ address: therapist.email })]);
      expect(mail.subject).toBe('You have a new message');
      expect(raw).not.toContain('slept');
      expect(raw).not.toContain(email);

      // The therapist opens the link; only a click on the button shows the words.
      const link = /http\S+\/contact\/request\/[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '';
      await page.goto(new URL(link).pathname);
      await expect(page.getByText(words)).toHaveCount(0);
      await page.getByRole('button', { name: 'Show the message' }).click();
      await expect(page.getByText(words)).toBeVisible();
      // The checker itself needs scripts.
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('sends nothing while something required is missing', { tag: '@slow' }, async ({ page }) => {
      const therapist = await lastTherapist();
      const email = `${randomUUID().slice(0, 12)}@example.in`;
      await page.goto(`/professionals/${therapist.slug}`);
      const form = page.getByRole('form', { name: `Contact ${therapist.name}` });
      await form.getByLabel('Email Address').fill(email);
      await form.getByLabel('Preferred contact method').selectOption('phone');
      await send(page);
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your full name',
        'Enter a phone number, or choose to be reached by email',
        'Write your message',
      ]);
      await expect(form.getByLabel('Email Address')).toHaveValue(email);
      await expect(form.getByLabel('Preferred contact method')).toHaveValue('phone');

      await form.getByLabel('Full Name').fill('Meera Iyer');
      await form.getByLabel('Message').fill(words);
      await send(page);
      await expect(form.getByLabel('Phone (optional)')).toHaveAccessibleDescription(/Enter a phone number/);
      expect(await requestsOf(email)).toEqual([]);
    });
  });
}

test('a link to a message opens nothing once it is changed', { tag: '@slow' }, async ({ page }) => {
  const answer = await page.goto(`/contact/request/${randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
});
