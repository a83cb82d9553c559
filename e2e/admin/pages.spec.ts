import { expect, test } from '@playwright/test';
import { makeAccount } from '@/test/account/accounts';
import { signInAsAdmin } from '@/test/account/admin';
import { codeOf, setUpSecondStep } from '@/test/account/second-step';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

/** A given-up job with a task that no worker knows. */
async function givenUpJob(): Promise<string> {
  const task = `e2e-${crypto.randomUUID().slice(0, 8)}`;
  await using db = await database();
  await db.query(
    `SELECT 1 FROM graphile_worker.add_job($1, payload := '{"note":"Asha Rao"}', max_attempts := 1, run_at := now() + interval '1 day')`,
    [task],
  );
  await db.query(
    `SELECT 1 FROM graphile_worker._private_jobs job
     JOIN graphile_worker._private_tasks name ON name.id = job.task_id AND name.identifier = $1,
     LATERAL graphile_worker.permanently_fail_jobs(ARRAY[job.id], 'no such mailbox "asha@example.in"')`,
    [task],
  );
  return task;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('on a phone the filters of a list are folded, and say how many are set', { tag: '@slow' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAsAdmin(page);
      await page.goto('/admin/users?role=client');
      const filters = page.getByRole('search');
      const fold = filters.getByText('Filters: 1 set');
      await expect(filters.getByLabel('Role')).toBeHidden();
      await expect(page.getByRole('row').nth(1)).toBeInViewport();
      await fold.focus();
      await page.keyboard.press('Enter');
      await filters.getByLabel('Role').selectOption('therapist');
      await filters.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/role=therapist/);
      await expect(filters.getByLabel('Role')).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
      await filters.getByRole('link', { name: 'Remove the filter Role: Therapist' }).click();
      await expect(page).not.toHaveURL(/role=/);
    });

    test('an admin finds somebody, disables their account and enables it again', { tag: '@slow' }, async ({
      page,
    }) => {
      const { email } = await makeAccount();
      const { userId } = await signInAsAdmin(page, false);
      await page.goto('/admin/second-factor');
      const { secret } = await setUpSecondStep(page);
      /** An unused code: the next one would take half a minute. */
      const freshCode = async () => {
        await using db = await database();
        await db.query('UPDATE second_factors SET last_used_step = NULL WHERE user_id = $1', [userId]);
        return codeOf(secret);
      };
      await page.goto('/admin/users');
      await page.getByLabel('Name or email contains').fill(email);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('link', { name: email }).click();
      await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(email);

      const close = page.getByRole('form', { name: 'Disable the account' });
      await close.getByText('Disable the account').click();
      await close.getByRole('button', { name: 'Disable account' }).click();
      await expect(close.getByRole('alert')).toContainText('Enter a short reason');
      await close.getByLabel('Message to the person').selectOption('asked');
      await close.getByLabel('Why').fill('Asked by phone');
      await close.getByLabel('Code from your own app').fill('000000');
      await close.getByRole('button', { name: 'Disable account' }).click();
      await expect(close.getByRole('alert')).toContainText('This code is wrong');
      await close.getByLabel('Code from your own app').fill(await freshCode());
      await close.getByRole('button', { name: 'Disable account' }).click();
      await expect(page.getByText('Account disabled.')).toBeVisible();
      await page.reload();
      const open = page.getByRole('form', { name: 'Reopen account' });
      await open.locator('summary').click();
      await open.getByLabel('Why').fill('It was a mistake');
      await open.getByLabel('Code from your own app').fill(await freshCode());
      await open.getByRole('button', { name: 'Reopen account' }).click();
      await expect(page.getByText('The account can be used again.')).toBeVisible();
    });

    test('an admin lets a job be tried again, and sees nothing that it quotes', { tag: '@slow' }, async ({
      page,
    }) => {
      const task = await givenUpJob();
      await signInAsAdmin(page);
      await page.goto(`/admin/jobs?state=given-up&q=${task}`);
      const row = page.getByRole('row', { name: new RegExp(task) });
      await expect(row).toContainText('Failed');
      await expect(page.locator('main')).not.toContainText(/Asha Rao|asha@example/);
      await row.getByRole('button', { name: 'Try now' }).click();
      await expect(page.getByText('Retrying now')).toBeVisible();
      await using db = await database();
      const [job] = await db.query<{ attempts: number }>(
        'SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = $1',
        [task],
      );
      expect(job?.attempts).toBe(0);
    });

    test('every change is in the audit log, by its actor', { tag: '@slow' }, async ({ page }) => {
      const { email } = await signInAsAdmin(page);
      const account = await makeAccount();
      await page.goto(`/admin/users/${account.userId}`);
      await page.goto('/admin/audit');
      await page.getByLabel('User or record owner').fill(email);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByRole('row', { name: /account\.opened/ })).toContainText(account.email);
    });
  });
}

test('a list can be exported as a file', { tag: '@slow' }, async ({ page }) => {
  const { email } = await signInAsAdmin(page);
  await page.goto(`/admin/users?${new URLSearchParams({ q: email })}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
});

test('on a phone the menu opens by keyboard and names the present page', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await page.goto('/admin/jobs');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: /^More/ }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link', { name: /^Jobs/ })).toHaveAttribute('aria-current', 'page');
  await sheet.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

const pages = ['/admin', '/admin/users', '/admin/jobs', '/admin/audit', '/admin/newsletter'];

test('the pages are open to everyone', { tag: ['@slow'] }, async ({ page }) => {
  test.slow();
  await givenUpJob();
  const { userId } = await makeAccount();
  await signInAsAdmin(page);
  for (const address of [...pages, `/admin/users/${userId}`]) {
    await page.goto(address);
    await expectOpenToEveryone(page);
  }
});
