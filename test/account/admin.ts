import { randomBytes, randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { database } from '@/test/database/copy-database';

type Admin = { readonly userId: string; readonly email: string; readonly firstName: string };

/** A new admin without a second factor. */
async function makeAdmin(): Promise<Admin> {
  const email = `admin.${randomUUID().slice(0, 12)}@example.in`;
  const firstName = `Meher${randomBytes(3).toString('hex')}`;
  await using db = await database();
  // For this connection only; without it a trigger refuses a new admin.
  await db.query(`SELECT set_config('antarman.grants_role', 'on', false)`);
  const [user] = await db.query<{ id: string }>(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, firstName],
  );
  if (!user) throw new Error('The admin was not saved.');
  await db.query(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, $3, 'Irani', 'admin', true, now())`,
    [user.id, email, firstName],
  );
  return { userId: user.id, email, firstName };
}

/**
 * Signs this browser in as a new admin.
 * @param secondFactor whether it was passed in this session; no page of the back office opens without it
 */
export async function signInAsAdmin(page: Page, secondFactor = true): Promise<Admin> {
  const admin = await makeAdmin();
  await enter(page.context(), test.info().project.use.baseURL, admin, secondFactor);
  return admin;
}
