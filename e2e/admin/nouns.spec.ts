import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '@/test/account/admin';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';

const someName = (first: string) => `${first}${randomBytes(4).toString('hex')}`;

/** A public therapist with a unique name. */
async function makeTherapist(): Promise<{ id: string; slug: string; name: string; email: string }> {
  const name = someName('Ilaa');
  const slug = name.toLowerCase();
  const email = `${slug}@example.in`;
  await using db = await database();
  const [row] = await db.query<{ id: string }>(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes,
       display_order, is_active, activated_at, account_number, bank_name, account_holder, ifsc)
     VALUES ($1, $2, 'Counsellor', '{Grief}', 'Pune', 'I listen first.', $3, '{English}', '{video}',
       900000, true, now(), '60123456789', 'Sample Bank', 'Ilaa', 'DEMO0000001') RETURNING id`,
    [slug, name, email],
  );
  if (!row) throw new Error('The therapist was not saved.');
  return { id: row.id, slug, name, email };
}

/** Visitors' pages change with the next view; this asks until they do. */
async function expectPublicly(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('an admin’s change of a therapist appears on the public page; a protected title does not', {
  tag: '@slow',
}, async ({ page }) => {
  const { slug, name } = await makeTherapist();
  await signInAsAdmin(page);
  await page.goto('/admin/therapists');
  await page.getByLabel('Name, title, city or email').fill(name);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectOpenToEveryone(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.waitForURL(/\/admin\/therapists\/./);
  const entry = page.url();

  await page.getByLabel('Title', { exact: true }).fill('Clinical Psychologist');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Only people on the RCI register' })).toBeVisible();

  const title = someName('Psychotherapist ');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Public pages are updated at once' }),
  ).toBeVisible();
  await expectPublicly(page, `/professionals/${slug}`, title);

  // The page may show the title only while the number is checked.
  await page.goto(entry);
  await page.getByLabel('Register', { exact: true }).selectOption('RCI');
  await page.getByRole('textbox', { name: 'Register number' }).fill(someName('A').toUpperCase());
  await page.getByRole('button', { name: 'Add number' }).click();
  await page.getByText('I have checked this').click();
  await page.getByLabel('Good until').fill('2099-03-31');
  await page.getByRole('button', { name: /^Mark as checked today/ }).click();
  await expect(page.getByText('Checked', { exact: true })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Clinical Psychologist');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Clinical Psychologist', { exact: true })).toBeVisible();
  await expectPublicly(page, `/professionals/${slug}`, /^Clinical Psychologist$/);
  await page.goto(entry);
  await page.getByRole('button', { name: /^Undo check/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was also removed' })).toBeVisible();
  await expectPublicly(page, `/professionals/${slug}`, /^Psychologist$/);

  await page.goto(entry);
  await page.getByRole('button', { name: 'Unpublish profile' }).click();
  await expect(page.getByRole('button', { name: 'Publish profile' })).toBeVisible();
  await expect(async () => {
    const gone = await page.goto(`/professionals/${slug}`);
    expect(new URL(gone?.url() ?? '').pathname).not.toBe(`/professionals/${slug}`);
  }).toPass();
});

test('the payout account changes after a second confirmation, and the therapist is told', {
  tag: '@slow',
}, async ({ page }) => {
  const { id, email } = await makeTherapist();
  const { userId } = await signInAsAdmin(page);
  await using db = await database();
  await db.query(
    `UPDATE user_sessions SET second_factor_at = now() - interval '10 minutes' WHERE user_id = $1`,
    [userId],
  );
  await page.goto(`/admin/therapists/${id}`);
  const panel = page.getByRole('region', { name: 'Payment details' });
  await expect(panel).toContainText('•••• 6789');
  await panel.getByText('Change payment details').click();
  await panel.getByLabel('Account number', { exact: true }).fill('9988 7766 5544');
  await panel.getByLabel('Confirm account number').fill('998877665545');
  await panel.getByLabel(/^Reason for changing it for/).fill('They called and asked us to.');
  await panel.getByRole('button', { name: 'Save payment details' }).click();
  await expect(panel.getByRole('alert')).toContainText('The two account numbers do not match');

  await panel.getByLabel('Account number', { exact: true }).fill('9988 7766 5544');
  await panel.getByLabel('Confirm account number').fill('998877665544');
  await panel.getByRole('button', { name: 'Save payment details' }).click();
  await expect(panel.getByRole('alert')).toContainText('more than 5 minutes ago');
  await db.query('UPDATE user_sessions SET second_factor_at = now() WHERE user_id = $1', [userId]);
  await panel.getByRole('button', { name: 'Save payment details' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'We have notified the therapist' })).toBeVisible();
  await expect(panel).toContainText('•••• 5544');

  await expect.poll(async () => (await mailWith(email)).length).toBe(1);
  const [told] = await mailWith(email);
  expect(told?.mail.subject).toBe('Your payment details have changed');
  expect(told?.raw).not.toMatch(/998877665544|60123456789/);
  const lines = await db.query<{ details: object }>(
    `SELECT details FROM audit_log WHERE action = 'therapist.payout-changed' AND subject_id = $1`,
    [id],
  );
  expect(lines).toEqual([{ details: { fields: ['accountNumber'], reason: 'They called and asked us to.' } }]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a testimonial is public once the team says where the person agreed, and not before', {
      tag: '@slow',
    }, async ({ page }) => {
      const name = someName('Zoya');
      await using db = await database();
      await db.query(
        `INSERT INTO testimonials (name, location, content, rating, created_at)
         VALUES ($1, 'Pune', 'They listened.', 5, now() + interval '1 day')`,
        [name],
      );
      try {
        await signInAsAdmin(page);
        await page.goto(`/admin/testimonials?q=${name}`);
        await page.getByText(`Approve: ${name}`).click();
        await page.getByRole('button', { name: /^Approve and show/ }).click();
        await expect(
          page.getByRole('alert').filter({ hasText: 'Enter where the person gave consent' }),
        ).toBeVisible();
        await page.getByLabel('Where they gave consent').fill('Email of 3 May 2026');
        await page.getByRole('button', { name: /^Approve and show/ }).click();
        await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Hide : Zoya/ })).toBeVisible();
        // The start page redirects members to their pages; a visitor stays there.
        await page.context().clearCookies();
        await expectPublicly(page, '/', name);
      } finally {
        await db.query('DELETE FROM testimonials WHERE name = $1', [name]);
      }
    });
  });
}

test('an applicant becomes a therapist with a listing of their own', { tag: '@slow' }, async ({ page }) => {
  const first = someName('Bela');
  const email = `${first.toLowerCase()}@example.in`;
  await using db = await database();
  const [application] = await db.query<{ id: string }>(
    `WITH person AS (INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id),
       own AS (
         INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
         SELECT id, $1, $2, 'Nair', 'therapist', true, now() FROM person RETURNING id)
     INSERT INTO therapist_applications (profile_id, practice) SELECT id, 'Couples, in Pune.' FROM own RETURNING id`,
    [email, first],
  );
  await signInAsAdmin(page);
  await page.goto('/admin/applications?status=unsent');
  await page.getByLabel('Name or email').fill(first);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: `${first} Nair` }).click();
  await expect(page.getByText('Couples, in Pune.')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('link', { name: 'Accept with a new listing' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Counsellor');
  await page.getByLabel('City, or “Online”').fill('Pune');
  await page.getByLabel('Specialisations').fill('Couples therapy');
  await page.getByLabel('Languages').fill('English\nMalayalam');
  await page.getByRole('button', { name: 'Accept and create listing' }).click();
  await expect(page.getByRole('button', { name: 'Publish profile' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect.poll(async () => (await mailWith(email)).length).toBe(1);
  await page.goto(`/admin/applications/${application?.id}`);
  await expect(page.getByText('This application is closed.')).toBeVisible();
});
