import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { database } from './support/db';
import { startOwnServer } from './support/own-server';

test('a story that is approved appears on the home page, and is gone when it is withdrawn', async ({
  page,
}) => {
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
      await expect(page.getByText(name)).toHaveCount(1, { timeout: 1_000 });
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

test('a list that cannot be read now is shown to nobody else', async ({ request }) => {
  test.setTimeout(90_000);
  const question = '/professionals?q=anxiety';
  const whole = await request.get(question);
  expect(whole.headers()['cache-control']).toMatch(/^public, s-maxage=60/);
  // Alone, with a database that nobody answers for.
  const server = await startOwnServer({});
  try {
    const broken = await request.get(`${server.origin}${question}`);
    expect(await broken.text()).toContain('We could not load the list just now');
    expect(broken.headers()['cache-control']).toBe('private, no-store');
  } finally {
    await server.stop();
  }
});
