import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { database } from './support/db';

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
