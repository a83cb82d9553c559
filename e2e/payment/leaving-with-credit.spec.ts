import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { makeAccount } from '@/test/account/accounts';
import { pressUntil } from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import { database } from '@/test/database/copy-database';
import { mailWith, textsTo } from '@/test/notification/caught-mail';
import { newReference, reportPayment, sayItArrived } from '@/test/payment/paying';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

// Six sessions are prepaid when their client leaves, or continues with another therapist.
test.describe.configure({ timeout: 400_000 });

const amount = '₹9,600.50';
const erased = 'Erased person';

/** A client with a password who has accepted six sessions of this therapist and met them once. */
async function makeClientOf({ therapistId }: Practice) {
  const account = await makeAccount();
  const name = `Meera ${randomBytes(4).toString('hex')}`;
  await using db = await database();
  const [profile] = await db.query<{ id: string; offer: string }>(
    `WITH made AS (
       INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
       VALUES ($1, $2, split_part($3, ' ', 1), split_part($3, ' ', 2), 'client', true, now()) RETURNING id),
     agreed AS (
       INSERT INTO consents (user_id, purpose, notice_version, source)
       SELECT $1, purpose, '2026-11-20', 'onboarding' FROM unnest(ARRAY['terms', 'account', 'care']) AS purpose),
     met AS (
       INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status, completed_at)
       SELECT id, $4, now() - interval '9 days', 'completed', now() - interval '9 days' FROM made),
     offered AS (
       INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, sessions, status)
       SELECT id, $4, 'Six evening talks', '45 minutes by video, once a week.', 9600.50, 6, 'accepted' FROM made
       RETURNING id)
     SELECT made.id, offered.id AS offer FROM made, offered`,
    [account.userId, account.email, name, therapistId],
  );
  if (!profile) throw new Error('The client was not saved.');
  return { ...account, ...profile, name };
}

/** The client pays the quotation at the checkout, and its therapist confirms the money. */
async function payAhead(page: Page, own: Page, client: { offer: string; name: string; email: string }) {
  await page.goto(`/checkout/quotation/${client.offer}`);
  await reportPayment(page, { name: client.name, email: client.email, reference: newReference() });
  await sayItArrived(own, client.name);
  const payment = new URL(own.url()).pathname;
  await page.goto('/dashboard/plans');
  await expect(page.getByRole('main')).toContainText('6 sessions paid in advance: 6 left to book.');
  return payment;
}

/** Deletes the signed-in account, with this choice about the money. */
async function leave(page: Page, choice: string, password: string): Promise<void> {
  await page.goto('/account/privacy/delete');
  const form = page.getByRole('form', { name: 'Delete your account' });
  const farewell = page.getByRole('heading', { name: 'Your account is deleted' });
  await expect(async () => {
    if (await farewell.isVisible()) return;
    await form.getByLabel(`${amount} you paid in advance`).selectOption(choice);
    await form.getByLabel('Your password').fill(password);
    await form.getByLabel('Type ERASE to confirm').fill('ERASE');
    await form.getByRole('button', { name: 'Delete my account permanently' }).click();
    await expect(farewell).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

for (const { name: way, viewport, javaScriptEnabled, tag } of ways) {
  test.describe(`six sessions are paid ahead, ${way}`, { tag }, () => {
    test.use({ viewport, javaScriptEnabled });

    test('their client leaves: amount and choice are named, and the therapist can send it back to a name', async ({
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const client = await makeClientOf(practice);
      const page = await windowOf(browser, baseURL, client, javaScriptEnabled, viewport);
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      const host = own.getByRole('main');
      const payment = await payAhead(page, own, client);

      await page.goto('/account/privacy/delete');
      await expect(page.getByRole('main')).toContainText(
        `You have paid ${amount} in advance to ${practice.name}.`,
      );
      const form = page.getByRole('form', { name: 'Delete your account' });
      const money = form.getByLabel(`${amount} you paid in advance`);
      await expect(money.getByRole('option')).toHaveText([
        'Choose',
        'Refund it to me',
        'I do not want a refund',
      ]);
      // The account cannot be deleted without a choice.
      await form.getByLabel('Your password').fill(client.password);
      await form.getByLabel('Type ERASE to confirm').fill('ERASE');
      await form.getByRole('button', { name: 'Delete my account permanently' }).click();
      const asked = page.getByRole('alert').filter({ hasText: 'Choose what to do with the money' });
      await expect(javaScriptEnabled ? asked : money).toBeVisible();
      await leave(page, 'Refund it to me', client.password);

      await own.goto('/account/notifications');
      await expect(host).toContainText('You have a refund to pay');
      await expect
        .poll(() => textsTo(`${practice.slug}@example.in`, 'You have a refund to pay'), {
          timeout: 60_000,
        })
        .toEqual([expect.stringContaining(amount)]);
      await own.goto('/therapist-dashboard');
      await own.getByRole('link', { name: '1 refund due' }).click();
      const list = own.getByRole('region', { name: 'Refunds due' });
      await expect(list).toContainText(client.name);
      await expect(list).toContainText(amount);
      await expect(list).toContainText(client.email);
      await expect(list).toContainText('State Bank of India');
      await expect(host).not.toContainText(erased);
      await list.getByRole('link', { name: client.name }).click();
      await expect(host).toContainText(`Refund due: ${amount}`);
      await expect(host).not.toContainText(erased);

      const refund = own.getByRole('form', { name: 'Record a refund of this payment' });
      await expect(async () => {
        await refund.getByLabel(/^Reason/).fill('You closed your account, UTR 632400000009.');
        await refund.getByLabel('I have sent the money back').check();
        await refund.getByRole('button', { name: 'Record refund' }).click();
        await expect(host).toContainText('It has been refunded.', { timeout: 10_000 });
      }).toPass();
      await own.goto('/therapist-dashboard/payments');
      await expect(list).toHaveCount(0);
      await own.goto(payment);
      await expect(host).toContainText(`Refunded ${amount}`);
      await expect
        .poll(async () => (await mailWith(client.email)).map(({ mail }) => mail.subject), { timeout: 60_000 })
        .toContain('A payment has been refunded');
      await page.context().close();
      await own.context().close();
    });

    test('their client leaves and gives it up: nothing is to be sent, and the therapist is told', {
      tag: '@slow',
    }, async ({ browser, baseURL }) => {
      const practice = await makeOpenPractice();
      const client = await makeClientOf(practice);
      const page = await windowOf(browser, baseURL, client, javaScriptEnabled, viewport);
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      await payAhead(page, own, client);
      await leave(page, 'I do not want a refund', client.password);
      await own.goto('/account/notifications');
      await expect(own.getByRole('main')).toContainText('A client does not want an advance refunded');
      await own.goto('/therapist-dashboard/payments');
      await expect(own.getByRole('region', { name: 'Refunds due' })).toHaveCount(0);
      await page.context().close();
      await own.context().close();
    });

    test('their client goes on with somebody else: Home and Plans lead there, and the former therapist owes what is left', {
      tag: '@slow',
    }, async ({ browser, baseURL }) => {
      const practice = await makeOpenPractice();
      const next = await makeOpenPractice();
      const client = await makeClientOf(practice);
      const page = await windowOf(browser, baseURL, client, javaScriptEnabled, viewport);
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      const main = page.getByRole('main');
      await payAhead(page, own, client);

      await own.goto(`/therapist-dashboard/clients/${client.id}/handover`);
      await own.getByLabel('Name of the new therapist').fill(next.name);
      await own.getByRole('button', { name: 'Find' }).click();
      const form = own.getByRole('form', { name: 'Handover' });
      await expect(form.getByLabel('New therapist')).not.toHaveValue('');
      await form.getByLabel('Why').selectOption('Another therapist is a better fit');
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await form
        .getByRole('textbox', { name: 'Your last day with this client' })
        .fill(day.split('-').reverse().join('/'));
      await form.getByLabel('This therapist has agreed and has time').check();
      await pressUntil(
        form.getByRole('button', { name: /^Ask / }),
        own.getByText('We have asked the client. You will see the answer here.').first(),
      );

      await page.goto('/dashboard');
      await page.getByRole('link', { name: /^Review\b/ }).click();
      await expect(main).toContainText(`${amount} for 6 sessions paid in advance to ${practice.name}`);
      await pressUntil(
        page.getByRole('button', { name: /^Agree: / }),
        page.getByRole('region', { name: 'Handover summary' }),
      );

      await page.goto('/dashboard');
      await expect(main.locator(`a[href^="/book/own/${next.slug}"]`).first()).toBeVisible();
      await expect(main.locator(`a[href^="/book/own/${practice.slug}"]`)).toHaveCount(0);
      await page.goto('/dashboard/plans');
      await expect(main).toContainText(`6 paid sessions (${amount}) with ${practice.name}`);
      await expect(main.locator(`a[href^="/book/own/${next.slug}"]`).first()).toBeVisible();
      await expect(main.locator(`a[href^="/book/own/${practice.slug}"]`)).toHaveCount(0);
      await page.goto('/dashboard/transactions');
      await expect(main).toContainText(`${amount} will be refunded to you by`);
      await own.goto('/therapist-dashboard/payments');
      const list = own.getByRole('region', { name: 'Refunds due' });
      await expect(list.getByRole('listitem').filter({ hasText: client.name })).toContainText(amount);
      await expect(list).toContainText('Unused sessions of a plan are refunded');
      // A client who leaves then is owed this money once.
      await page.goto('/account/privacy/delete');
      await expect(main).toContainText(`You have paid ${amount} in advance to ${practice.name}.`);
      await page.context().close();
      await own.context().close();
    });
  });
}
