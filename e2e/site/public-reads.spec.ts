import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '@/test/account/admin';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';

test('an approved story appears on the home page, and disappears when it is withdrawn', async ({ page }) => {
  await using db = await database();
  const name = `Ilaa-${randomUUID().slice(0, 8)}`;
  await page.goto('/');
  await expect(page.getByText(name)).toHaveCount(0);
  try {
    await db.query(
      `INSERT INTO testimonials (name, location, content, rating, is_approved, approved_at, created_at)
       VALUES ($1, 'Pune', 'They listened before they said anything.', 5, true, now(), now() + interval '1 day')`,
      [name],
    );
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText(name).filter({ visible: true })).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await db.query('UPDATE testimonials SET is_approved = false, approved_at = NULL WHERE name = $1', [name]);
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText(name)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  } finally {
    await db.query('DELETE FROM testimonials WHERE name = $1', [name]);
  }
});

test('an admin’s change is on every server with the next view', { tag: '@slow' }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await using db = await database();
  const name = `Ilaa-${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase();
  const [therapist] = await db.query<{ id: string }>(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes,
       is_active, activated_at)
     VALUES ($1, $2, 'Counsellor', '{Grief}', 'Pune', 'I listen first.', $1 || '@example.in', '{English}',
       '{video}', true, now()) RETURNING id`,
    [slug, name],
  );
  const [story] = await db.query<{ id: string }>(
    `INSERT INTO testimonials (name, location, content, rating, created_at)
     VALUES ($1, 'Pune', 'They listened.', 5, now() + interval '2 days') RETURNING id`,
    [name],
  );
  const other = await startOwnServer({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const servers = [baseURL ?? '', other.origin];
  const shown = async (path: string, words: string) => {
    const pages = await Promise.all(servers.map((origin) => fetch(origin + path)));
    const texts = await Promise.all(pages.map((answer) => answer.text()));
    return texts.map((text) => text.includes(words));
  };
  const profile = `/professionals/${slug}`;
  try {
    await expect.poll(() => shown(profile, 'Counsellor')).toEqual([true, true]);
    await signInAsAdmin(page);
    await page.goto(`/admin/therapists/${therapist?.id}`);
    const title = `Psychotherapist ${name}`;
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect.poll(() => shown(profile, title)).toEqual([true, true]);

    await page.getByRole('button', { name: 'Unpublish profile' }).click();
    await expect(page.getByRole('button', { name: 'Publish profile' })).toBeVisible();
    await expect.poll(() => shown(profile, title)).toEqual([false, false]);
    await page.getByLabel('Reason for publishing anyway').fill('Agreed on the phone');
    await page.getByRole('button', { name: 'Publish profile' }).click();
    await expect.poll(() => shown(profile, title)).toEqual([true, true]);

    expect(await shown('/', name)).toEqual([false, false]);
    await page.goto(`/admin/testimonials?q=${name}`);
    await page.getByText(`Approve: ${name}`).click();
    await page.getByLabel('Where they gave consent').fill('Email of 3 May 2026');
    await page.getByRole('button', { name: /^Approve and show/ }).click();
    // Another test may use the switch that hides all of them.
    await expect(page.getByRole('row').getByRole('button', { name: /^Hide/ })).toBeVisible();
    await expect.poll(() => shown('/', name)).toEqual([true, true]);
  } finally {
    await other.stop();
    await db.query('DELETE FROM testimonials WHERE id = $1', [story?.id]);
    await db.query('DELETE FROM therapists WHERE id = $1', [therapist?.id]);
  }
});

test('a failed list is shown to nobody else', { tag: '@slow' }, async ({ request }) => {
  test.setTimeout(180_000);
  const question = '/professionals?q=anxiety';
  const whole = await request.get(question);
  expect(await whole.text()).not.toContain('We could not load the list just now');
  // A separate server, with a database that does not answer.
  const server = await startOwnServer({});
  try {
    const broken = await request.get(`${server.origin}${question}`);
    expect(await broken.text()).toContain('We could not load the list just now');
    expect(broken.headers()['cache-control']).toBe('private, no-store');
  } finally {
    await server.stop();
  }
});
