import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import { database } from '@/test/database/copy-database';
import { mailWith } from '@/test/notification/caught-mail';

export type Account = { readonly email: string; readonly password: string };

/** A new address, so that parallel tests do not see its mail. */
export function newAddress(): string {
  return `asha.${randomUUID().slice(0, 12)}@example.in`;
}

export const goodPassword = 'mango river kettle nine';

/** A person with a confirmed address and a password, before onboarding. */
export async function makeAccount(): Promise<Account & { readonly userId: string }> {
  const email = newAddress();
  const passwordHash = await hash(goodPassword, { memoryCost: 65_536, timeCost: 3, parallelism: 1 });
  await using db = await database();
  const [user] = await db.query<{ id: string }>(
    `INSERT INTO users (email, name, email_verified_at, password_hash, password_changed_at)
     VALUES ($1, 'Asha Rao', now(), $2, now()) RETURNING id`,
    [email, passwordHash],
  );
  if (!user) throw new Error('The account was not saved.');
  return { userId: user.id, email, password: goodPassword };
}

/** A client with a confirmed address who knows no therapist; the name is unique by default. */
export async function makeClient(firstName: string, lastName = randomBytes(4).toString('hex')) {
  const account = await makeAccount();
  await using db = await database();
  await db.query(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, $3, $4, 'client', true, now())`,
    [account.userId, account.email, firstName, lastName],
  );
  return { ...account, name: `${firstName} ${lastName}` };
}

export async function givePassword(userId: string): Promise<void> {
  const passwordHash = await hash(goodPassword, { memoryCost: 65_536, timeCost: 3, parallelism: 1 });
  await using db = await database();
  await db.query('UPDATE users SET password_hash = $2, password_changed_at = now() WHERE id = $1', [
    userId,
    passwordHash,
  ]);
}

/**
 * Resets two limits: all tests come from one network, which may ask only so often whether an address is
 * taken, and get only so many links.
 */
export async function forgetTries(): Promise<void> {
  await using db = await database();
  await db.query(
    "DELETE FROM rate_limits WHERE key LIKE 'sign-up-told:%' OR key LIKE 'sign-up:%' OR key LIKE 'reset-network:%'",
  );
}

const linkPattern = /https?:\/\/\S+\/(?:verify-email|reset-password)\/[\w-]+/;

/** Path of the link in the newest mail with this subject; waits for that many mails. */
export async function linkFromMail(email: string, subject: string, mails = 1): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const found = (await mailWith(email)).filter(({ mail }) => mail.subject === subject);
        // A mail that is still being written has no link yet.
        links = found.flatMap(({ mail }) => linkPattern.exec(mail.text ?? '') ?? []);
        return links.length;
      },
      { timeout: 20_000 },
    )
    .toBe(mails);
  return new URL(links.at(-1) ?? '').pathname;
}

/** Fills in and sends the sign-in form; the page must be on /login. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}
