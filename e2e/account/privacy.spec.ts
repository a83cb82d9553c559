import { expect, type Page, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { makeAccount } from '@/test/account/accounts';
import { submit } from '@/test/booking/booking';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith, oneMailWith } from '@/test/notification/caught-mail';

// Complete journeys, including the mails, so they need more time.
test.describe.configure({ timeout: 180_000 });

/** A new client who has finished onboarding, signed in on this browser. */
async function enterAsClient(page: Page, baseURL: string | undefined) {
  const account = await makeAccount();
  {
    await using db = await database();
    await db.query(
      `INSERT INTO profiles (user_id, email, first_name, last_name, goals, onboarding_completed, adult_declared_at)
       VALUES ($1, $2, 'Asha', 'Rao', 'To sleep again', true, now())`,
      [account.userId, account.email],
    );
    await db.query(
      `INSERT INTO consents (user_id, purpose, notice_version, source)
       SELECT $1, purpose, '2026-11-20', 'onboarding' FROM unnest(ARRAY['terms', 'account', 'care']) AS purpose`,
      [account.userId],
    );
  }
  await enter(page.context(), baseURL, account);
  return account;
}

const rooms = ['access', 'complaint', 'consents', 'copy', 'correction', 'delete', 'held', 'nominee'];
const addresses = ['/account', '/account/privacy', ...rooms.map((room) => `/account/privacy/${room}`)];

test('the privacy centre is accessible', { tag: '@slow' }, async ({ page, baseURL }) => {
  test.slow();
  await enterAsClient(page, baseURL);
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectOpenToEveryone(page);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`privacy centre, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    const send = (page: Page, name: string) => submit(page, name, javaScriptEnabled);
    const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

    test('a consent can be withdrawn and given again with one submit each', { tag: '@slow' }, async ({
      page,
      baseURL,
    }) => {
      const { userId } = await enterAsClient(page, baseURL);
      await page.goto('/account/privacy');
      await page.getByRole('link', { name: 'What you agreed to' }).click();
      const care = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'What you share about your health' }) });
      await care.getByRole('button', { name: 'Withdraw' }).click();
      await expect(said(page, 'You have withdrawn')).toBeVisible();
      await expect(care.getByText('You withdrew this on')).toBeVisible();
      {
        await using db = await database();
        const [profile] = await db.query('SELECT goals FROM profiles WHERE user_id = $1', [userId]);
        expect(profile).toEqual({ goals: null });
      }
      await care.getByRole('button', { name: 'Agree' }).click();
      await expect(said(page, 'You have agreed')).toBeVisible();
      await expect(care.getByText('You agreed on')).toBeVisible();
      // A consent that the account needs ends only with the account.
      await expect(page.getByRole('link', { name: 'Delete your account to withdraw' })).toHaveCount(2);
    });

    test('a correction is requested, told to support without its words, and withdrawn', {
      tag: '@slow',
    }, async ({ page, baseURL }) => {
      await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/correction');
      await send(page, 'Send request');
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
      await expect(summary.getByRole('link')).toHaveText([
        'Describe the mistake',
        'Enter the correct version',
      ]);
      await page.getByLabel('Mistake').fill('My email is Velvetquince');
      await page.getByLabel('Correct version').fill('asha@example.in');
      await send(page, 'Send request');
      await expect(said(page, 'We have your request')).toBeVisible();
      const list = page.getByRole('region', { name: 'Your requests' });
      await expect(list.getByText('Waiting for us')).toBeVisible();
      const reference = /reference ([0-9A-F]{8})/.exec((await list.textContent()) ?? '')?.[1] ?? '';
      const { mail } = await oneMailWith(reference);
      expect(mail.subject).toBe(`A correction was requested, reference ${reference}`);
      expect(await mailWith('Velvetquince')).toEqual([]);
      await list.getByRole('button', { name: 'Cancel request' }).click();
      await expect(list.getByText('Cancelled by you', { exact: true })).toBeVisible();
      await expect(list.getByRole('button')).toHaveCount(0);
    });

    test('a nominee is named, changed and removed', { tag: '@slow' }, async ({ page, baseURL }) => {
      await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/nominee');
      const form = page.getByRole('form', { name: 'Your nominee' });
      await form.getByLabel('Name').fill('Ravi Rao');
      await form.getByLabel('Relationship to you').fill('Brother');
      await form.getByRole('button', { name: 'Save nominee' }).click();
      await expect(form.getByLabel('Their email')).toHaveAccessibleDescription(/so that we can contact/);
      await form.getByLabel('Their phone').fill('98765 43210');
      await form.getByRole('button', { name: 'Save nominee' }).click();
      await expect(said(page, 'Your nominee is saved.')).toBeVisible();
      await expect(page.getByText('You named Ravi Rao')).toBeVisible();
      await expect(form.getByLabel('Their phone')).toHaveValue('+919876543210');
      await form.getByLabel('Name').fill('Sita Rao');
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('You named Sita Rao')).toBeVisible();
      await page.getByRole('button', { name: 'Remove this person' }).click();
      await expect(said(page, 'Nominee removed.')).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue('');
    });

    test('a complaint gets a reference, a mail and a clock', { tag: '@slow' }, async ({ page, baseURL }) => {
      const { email } = await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/complaint');
      const form = page.getByRole('form', { name: 'Complaint' });
      await form.getByLabel('Subject').fill('No answer');
      await form.getByLabel('What happened').fill('I asked three times.');
      await send(page, 'Send complaint');
      await expect(said(page, 'We have your complaint. Its reference is')).toBeVisible();
      const list = page.getByRole('region', { name: 'Your complaints' });
      await expect(list.getByRole('heading', { name: 'No answer' })).toBeVisible();
      await expect(list.getByText('within one month')).toBeVisible();
      const { mail } = await oneMailWith(email);
      expect(mail.subject).toMatch(/^We have your complaint, reference [0-9A-F]{8}$/);
      expect(mail.text).not.toContain('three times');
      await page.reload();
      await expect(list.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
    });

    test('the log separates one’s own actions from other people’s', { tag: '@slow' }, async ({
      page,
      baseURL,
    }) => {
      await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/access');
      await expect(page.getByText('No one but you has opened or changed your record.')).toBeVisible();
      await page.goto('/account/privacy/nominee');
      const form = page.getByRole('form', { name: 'Your nominee' });
      await form.getByLabel('Name').fill('Ravi Rao');
      await form.getByLabel('Relationship to you').fill('Brother');
      await form.getByLabel('Their email').fill('ravi@example.in');
      await form.getByRole('button', { name: 'Save nominee' }).click();
      await expect(said(page, 'Your nominee is saved.')).toBeVisible();
      await page.goto('/account/privacy/access');
      await page.getByRole('link', { name: 'You', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'You named a nominee' })).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: /\d [ap]m/ })).toHaveCount(1);
    });

    test('the copy is requested, made and downloaded', { tag: '@slow' }, async ({ page, baseURL }) => {
      await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/copy');
      await page.getByRole('button', { name: 'Request my copy' }).click();
      const link = page.getByRole('link', { name: /^Download your copy/ });
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload();
        await expect(link).toBeVisible({ timeout: 7_000 });
      }).toPass();
      const href = (await link.getAttribute('href')) ?? '';
      const file = await page.request.get(href);
      expect(file.status()).toBe(200);
      expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
    });

    test('an account is deleted only with its password and the word, and ends on a calm page', {
      tag: '@slow',
    }, async ({ page, baseURL }) => {
      const { userId, password } = await enterAsClient(page, baseURL);
      await page.goto('/account/privacy/delete');
      const form = page.getByRole('form', { name: 'Delete your account' });
      const gone = form.getByRole('button', { name: 'Delete my account permanently' });
      await form.getByLabel('Your password').fill('not the password');
      await form.getByLabel('Type ERASE to confirm').fill('ERASE');
      await gone.click();
      await expect(form.getByLabel('Your password')).toHaveAccessibleDescription(/This password is wrong/);
      await form.getByLabel('Your password').fill(password);
      await form.getByLabel('Type ERASE to confirm').fill('please');
      await gone.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Type ERASE in the box' })).toBeVisible();
      await form.getByLabel('Your password').fill(password);
      await form.getByLabel('Type ERASE to confirm').fill('ERASE');
      await gone.click();
      // It needs dozens of queries in one transaction, and a page that was not opened before.
      const farewell = page.getByRole('heading', { name: 'Your account is deleted' });
      await expect(farewell).toBeVisible({ timeout: 20_000 });
      const left = (await page.context().cookies()).filter(({ name }) => name.startsWith('antarman'));
      expect(left).toEqual([]);
      await using db = await database();
      const rows = await db.query('SELECT 1 FROM profiles WHERE user_id = $1 AND first_name = $2', [
        userId,
        'Asha',
      ]);
      expect(rows).toEqual([]);
      await page.goto('/account/privacy');
      await expect(page).toHaveURL(/\/login/);
    });
  });
}
