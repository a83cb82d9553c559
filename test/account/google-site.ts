import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { BrowserContext, Page } from '@playwright/test';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';

/** A production server on the database under test that trusts this provider. */
export function siteThatTrusts(issuer: string, client: { readonly id: string; readonly secret: string }) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: these tests look at what was stored.');
  return startOwnServer({
    DATABASE_URL: databaseUrl,
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
  });
}

export const newAddress = () => `google-${randomUUID()}@antarman.test`;

export const password = 'slow rivers carry leaves';

/** An account made with a password on this site, before any sign-in with Google. */
export async function createLocalAccount(email: string, { verified }: { readonly verified: boolean }) {
  await using db = await database();
  await db.query('INSERT INTO users (email, email_verified_at, password_hash) VALUES ($1, $2, $3)', [
    email,
    verified ? new Date() : null,
    await hash(password, { memoryCost: 65_536, timeCost: 3, parallelism: 1 }),
  ]);
}

/** The stored data of the account with this address. */
export async function storedAbout(email: string) {
  await using db = await database();
  const [row] = await db.query<{
    users: number;
    subjects: string[];
    live: number;
    password: boolean;
    verified: boolean;
  }>(
    `SELECT count(*)::int AS users,
       (SELECT coalesce(array_agg(provider_account_id), '{}') FROM accounts a JOIN users u ON u.id = a.user_id
        WHERE u.email = $1) AS subjects,
       (SELECT count(*)::int FROM user_sessions s JOIN users u ON u.id = s.user_id
        WHERE u.email = $1 AND s.revoked_at IS NULL) AS live,
       coalesce(bool_or(password_hash IS NOT NULL), false) AS password,
       coalesce(bool_or(email_verified_at IS NOT NULL), false) AS verified
     FROM users WHERE email = $1`,
    [email],
  );
  return row;
}

/** The account that the site sees in this browser. */
export async function whoIs(browser: BrowserContext, site: string): Promise<string | null> {
  const session: { user?: { email?: string } } = await (
    await browser.request.get(`${site}/api/auth/session`)
  ).json();
  return session.user?.email ?? null;
}

/** Posts to the sign-in API like our own script. */
export async function post(
  browser: BrowserContext,
  site: string,
  path: string,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const { csrfToken } = await (await browser.request.get(`${site}/api/auth/csrf`)).json();
  return browser.request.post(`${site}/api/auth/${path}`, {
    headers: { origin: site },
    data: { csrfToken, ...fields },
    maxRedirects: 0,
  });
}

/** Clicks the button on the sign-in page. */
export async function continueWithGoogle(page: Page, site: string, next = '') {
  // The provider's forms request a font from outside; tests make no outside requests.
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(`${site}/login${next && `?next=${encodeURIComponent(next)}`}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}
