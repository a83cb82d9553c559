import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { givePassword, goodPassword, signIn } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { setUpSecondStep } from '@/test/account/second-step';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';
import { expectMatched } from '@/test/payment/paying';
import { makePractice, type Practice } from '@/test/therapist/practice';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
const digits = (length: number) => String(randomInt(10 ** 11, 10 ** 12)).slice(0, length);

/** A payment of ₹1,800 reported to the therapist. */
async function report({ therapistId }: Practice) {
  const payer = `Tara${randomBytes(4).toString('hex')} Joshi`;
  const email = `${payer.split(' ')[0]?.toLowerCase()}@example.in`;
  const reference = `6${digits(11)}`;
  await using db = await database();
  const [row] = await db.query<{ id: string }>(
    `INSERT INTO payment_submissions (therapist_id, payer_name, payer_email, bank_name, account_number,
       reference_number, amount)
     VALUES ($1, $2, $3, 'State Bank of India', 'XX4410', $4, 1800) RETURNING id`,
    [therapistId, payer, email, reference],
  );
  if (!row) throw new Error('The payment was not saved.');
  return { id: row.id, payer, email, reference };
}

async function sendStatement(page: Page, account: string, ...lines: readonly string[]) {
  await page.goto('/therapist-dashboard/payments/statements');
  await page.getByLabel('Bank statement', { exact: true }).setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [`Account No :,${account}`, 'Date,Narration,Ref,Withdrawal,Deposit,Balance', ...lines].join('\n'),
    ),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

test('a therapist imports their statement, verifies what arrived, and sees it in their totals', {
  tag: '@slow',
}, async ({ page, browser, baseURL }) => {
  const practice = await makePractice();
  const { id, payer, email, reference } = await report(practice);
  await enter(page.context(), baseURL, practice);
  const line = `${day.format(new Date())},UPI/${reference}/SOMEBODY,${reference},,"1,800.00",0`;

  await sendStatement(page, '99990000111122', line);
  await expect(page.getByText('for a different bank account')).toBeVisible();
  await sendStatement(page, `XXXXXXXX${practice.account.slice(-4)}`, line);
  await expect(page.getByText('The statement is imported.')).toBeVisible();
  await page.goto('/therapist-dashboard/payments/statements');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Match now' }).click();
  // The import's job may have been quicker, and other payments count too: the payment itself shows the
  // outcome.
  await expect(
    page.getByRole('status').filter({ hasText: /matched and waiting|No new matches/ }),
  ).toBeVisible();
  await expectMatched(page, payer, reference);

  await page.goto('/therapist-dashboard/payments');
  await expectOpenToEveryone(page);
  await expect(page.getByRole('rowheader').filter({ hasText: payer })).toHaveCount(1);
  await page.getByRole('link', { name: payer }).click();
  await expect(page.getByText(`reference ${reference} is in the bank line`).first()).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  const receipt = await page.getByRole('link', { name: /Open the PDF/ }).getAttribute('href');
  expect((await page.request.get(receipt ?? '')).headers()['content-type']).toBe('application/pdf');
  await page.goto('/therapist-dashboard/payments/earnings');
  await expect(page.getByRole('region', { name: /Financial year/ })).toContainText('₹1,800');
  await expect
    .poll(async () => (await mailWith(email)).map(({ mail }) => mail.subject))
    .toContain('Your payment is confirmed');

  const stranger = await browser.newContext();
  await enter(stranger, baseURL, await makePractice());
  expect((await stranger.request.get(`${baseURL}/therapist-dashboard/payments/${id}`)).status()).toBe(404);
  expect((await stranger.request.get(`${baseURL}${receipt}`)).status()).toBe(404);
  await stranger.close();
});

test('the team decides for a therapist only with a reason', { tag: '@slow' }, async ({ page }) => {
  const { id } = await report(await makePractice());
  await signInAsAdmin(page);
  await page.goto(`/admin/payments/${id}`);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a reason for acting' })).toBeVisible();
  await page
    .getByLabel(/^Reason for acting for/)
    .first()
    .fill('They asked us by phone.');
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await expect(page.getByText('They asked us by phone.')).toBeVisible();
});

test('a therapist without the second step sets it up before their payments open', { tag: '@slow' }, async ({
  page,
  baseURL,
}) => {
  const practice = await makePractice();
  await enter(page.context(), baseURL, practice, false);
  await page.goto('/therapist-dashboard/payments');
  await expect(page).toHaveURL(/therapist-dashboard\/second-factor\?next=/);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('img', { name: /authenticator/ })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    test('signing in and the second step lead to the payments page that was asked for', {
      tag: '@slow',
    }, async ({ page }) => {
      const practice = await makePractice();
      await givePassword(practice.userId);
      await using db = await database();
      const [user] = await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
        practice.userId,
      ]);
      const wanted = '/therapist-dashboard/payments/statements';
      await page.goto(wanted);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(wanted)}`);
      await signIn(page, { email: user?.email ?? '', password: goodPassword });
      await expect(page).toHaveURL(`/therapist-dashboard/second-factor?next=${encodeURIComponent(wanted)}`);
      await setUpSecondStep(page);
      await page.getByRole('link', { name: 'I have saved these codes' }).click();
      await expect(page).toHaveURL(wanted);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements');
    });
  });
}

test('a therapist refunds a part, and later the rest; each part has its paper', { tag: '@slow' }, async ({
  page,
  baseURL,
}) => {
  const practice = await makePractice();
  const { id, payer, email } = await report(practice);
  await enter(page.context(), baseURL, practice);
  await page.goto(`/therapist-dashboard/payments/${id}`);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();

  const stale = await page.context().newPage();
  await stale.goto(`/therapist-dashboard/payments/${id}`);
  const refund = async (tab: Page, amount: string) => {
    const form = tab.getByRole('form', { name: 'Record a refund of this payment' });
    if (!(await form.getByLabel(/^Amount refunded/).isVisible()))
      await form.getByText('Refund', { exact: true }).click();
    await form.getByLabel(/^Amount refunded/).fill(amount);
    await form.getByLabel(/^Reason/).fill('One session fell out, UTR 632400000001.');
    await form.getByLabel('I have sent the money back').check();
    await form.getByRole('button', { name: 'Record refund' }).click();
  };
  await page.getByText('Refund', { exact: true }).click();
  await expect(page.getByLabel(/^Amount refunded/)).toHaveValue('1,800');
  await refund(page, '1800.50');
  await expect(page.getByText('Only ₹1,800 of this payment is left').first()).toBeVisible();
  await refund(page, '600');
  await expect(page.getByText('issued a credit note for this part')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('₹600 of ₹1,800');
  await expectOpenToEveryone(page);
  await refund(stale, '600');
  await expect(stale.getByText('In the meantime, ₹600 of this payment has been recorded')).toBeVisible();
  await stale.close();

  await page.goto('/therapist-dashboard/payments?state=part');
  const row = page.getByRole('row').filter({ hasText: payer });
  await expect(row).toContainText('Refunded in part');
  await page.goto('/therapist-dashboard/payments/earnings');
  await expect(page.getByRole('region', { name: /Financial year/ })).toContainText('₹600 of it refunded');
  await expect
    .poll(async () => (await mailWith(email)).map(({ mail }) => mail.subject))
    .toContain('Part of a payment has been refunded');

  await page.goto(`/therapist-dashboard/payments/${id}`);
  await page.getByText('Refund', { exact: true }).click();
  await expect(page.getByLabel(/^Amount refunded/)).toHaveValue('1,200');
  await refund(page, '1200');
  await expect(page.getByText('Nothing to do here.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Credit note over')).toHaveCount(2);
});

test('a changed account is shown to payers a day later', { tag: '@slow' }, async ({ page, baseURL }) => {
  const practice = await makePractice();
  await using db = await database();
  await db.query(
    'UPDATE therapists SET is_active = true, activated_at = now(), session_rate = 1800 WHERE id = $1',
    [practice.therapistId],
  );
  const [entry] = await db.query<{ slug: string }>('SELECT slug FROM therapists WHERE id = $1', [
    practice.therapistId,
  ]);
  await enter(page.context(), baseURL, practice);
  await page.goto('/therapist-dashboard/payments/account');
  await expectOpenToEveryone(page);
  await page.getByText('Change payment details').click();
  await page.getByLabel('UPI ID', { exact: true }).fill('new.one@samplebank');
  await page.getByLabel('Confirm UPI ID').fill('new.one@samplebank');
  await page.getByLabel('Account number', { exact: true }).fill('123456789012');
  await page.getByLabel('Confirm account number').fill('123456789012');
  await page.getByRole('button', { name: 'Save payment details' }).click();
  await expect(page.getByText(/^Saved\. .*Payers see the new account from/)).toBeVisible();
  await page.goto(`/payment/${entry?.slug}`);
  await expect(page.getByText(practice.account)).toBeVisible();
  await expect(page.getByText('new.one@samplebank')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`unpaid sessions, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a therapist reminds of a session that is not paid, once a day', { tag: '@slow' }, async ({
      page,
      baseURL,
    }) => {
      const practice = await makePractice();
      const guest = `guest${randomBytes(4).toString('hex')}@example.in`;
      await using db = await database();
      await db.query(
        `WITH own AS (INSERT INTO calendars (therapist_id) VALUES ($1) RETURNING id),
         booked AS (
           INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode, fee,
             paying_rule)
           SELECT id, now() - interval '3 days', now() - interval '3 days' + interval '45 minutes',
             now() - interval '3 days' + interval '45 minutes', 'confirmed', now(), 'phone', 1800, 'after' FROM own
           RETURNING id)
         INSERT INTO participants (booking_id, name, email) SELECT id, 'Tara Joshi', $2 FROM booked`,
        [practice.therapistId, guest],
      );
      await enter(page.context(), baseURL, practice);
      await page.goto('/therapist-dashboard/payments');
      const unpaid = page.getByRole('region', { name: 'Unpaid sessions' });
      await expect(unpaid).toContainText('Tara Joshi');
      await expect(unpaid).toContainText('₹1,800. To be paid now.');
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      await unpaid.getByRole('button', { name: 'Send reminder' }).click();
      await expect(unpaid.getByText('Reminder sent.')).toBeVisible();
      await expect(unpaid).toContainText('Last reminder:');
      await expect
        .poll(async () => (await mailWith(guest)).map(({ mail }) => mail.subject))
        .toEqual([expect.stringContaining('Not paid yet: your appointment')]);
      await page.goto('/therapist-dashboard/payments');
      await expect(unpaid.getByRole('button', { name: 'Send reminder' })).toHaveCount(0);
    });
  });
}
