import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  continueWithGoogle,
  createLocalAccount,
  newAddress,
  password,
  post,
  siteThatTrusts,
  storedAbout,
  whoIs,
} from '@/test/account/google-site';
import { client, openIdProvider } from '@/test/account/openid-provider';
import { database } from '@/test/database/copy-database';

/** Signing in with Google, against a certified OpenID provider. */

// One server and one provider for all of them.
test.describe.configure({ mode: 'default' });

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let site: Awaited<ReturnType<typeof siteThatTrusts>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  provider = await openIdProvider();
  site = await siteThatTrusts(provider.issuer, client);
  provider.serve(site.origin);
});

test.afterAll(async () => {
  await site.stop();
  await provider.close();
});

/** Signs in at the provider and agrees to share with the site. */
async function agreeAtProvider(page: Page, subject: string) {
  await page.getByPlaceholder('Enter any login').fill(subject);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function comeFromGoogle(page: Page, subject: string, next?: string) {
  await continueWithGoogle(page, site.origin, next);
  await agreeAtProvider(page, subject);
  await page.waitForURL(`${site.origin}/**`);
}

test('somebody new gets a verified account without a password and goes on to onboarding', {
  tag: '@slow',
}, async ({ page, context }) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await continueWithGoogle(page, site.origin);
  // product.md §7 requires these from Google: offline access, and consent each time.
  const searchParams = new URL((await page.waitForRequest(/\/auth\?/)).url()).searchParams;
  expect(Object.fromEntries(searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  await agreeAtProvider(page, subject);
  await expect(page).toHaveURL(`${site.origin}/onboarding`);
  expect(await whoIs(context, site.origin)).toBe(email);
  expect(await storedAbout(email)).toEqual({
    users: 1,
    subjects: [subject],
    live: 1,
    password: false,
    verified: true,
  });
});

test('recognises somebody by the subject, and returns to the page where it began', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await comeFromGoogle(page, subject);
  await context.clearCookies();
  provider.people.set(subject, { email: newAddress() });
  await comeFromGoogle(page, subject, '/account/devices');
  await expect(page).toHaveURL(`${site.origin}/account/devices`);
  expect(await whoIs(context, site.origin)).toBe(email);
  expect(await storedAbout(email)).toMatchObject({ users: 1, subjects: [subject] });
});

test('links a verified account after its password', { tag: '@slow' }, async ({ page, context }) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await createLocalAccount(email, { verified: true });
  await comeFromGoogle(page, subject);
  await expect(page).toHaveURL(`${site.origin}/link-account`);
  await expect(page.getByText(email)).toBeVisible();
  expect(await whoIs(context, site.origin)).toBeNull();

  const field = page.getByLabel('Password', { exact: true });
  await field.fill('not that password');
  await page.getByRole('button', { name: /^Link/ }).click();
  await expect(page.getByText('This password is wrong').first()).toBeVisible();
  expect(await storedAbout(email)).toMatchObject({ subjects: [], live: 0 });

  await field.fill(password);
  await page.getByRole('button', { name: /^Link/ }).click();
  await page.waitForURL((url) => url.pathname !== '/link-account');
  await expect.poll(() => whoIs(context, site.origin)).toBe(email);
  expect(await storedAbout(email)).toMatchObject({ users: 1, subjects: [subject], password: true });

  // From now on Google alone is enough.
  await context.clearCookies();
  await comeFromGoogle(page, subject);
  await expect.poll(() => whoIs(context, site.origin)).toBe(email);
});

test('an account that nobody verified loses its password and its sessions to the owner of the address', {
  tag: '@slow',
}, async ({ page, context, browser }) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await createLocalAccount(email, { verified: false });
  const stranger = await browser.newContext();
  expect((await post(stranger, site.origin, 'callback/credentials', { email, password })).status()).toBe(200);
  expect(await whoIs(stranger, site.origin)).toBe(email);

  await comeFromGoogle(page, subject);
  await expect.poll(() => whoIs(context, site.origin)).toBe(email);
  expect(await whoIs(stranger, site.origin)).toBeNull();
  const again = await post(stranger, site.origin, 'callback/credentials', { email, password });
  expect(again.status()).toBe(401);
  expect(await storedAbout(email)).toEqual({
    users: 1,
    subjects: [subject],
    live: 1,
    password: false,
    verified: true,
  });
  await stranger.close();
});

test('an address that Google has not verified opens nothing', { tag: '@slow' }, async ({ page, context }) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email, emailVerified: false });
  await comeFromGoogle(page, subject);
  await expect(page.getByText('Google has not verified your email address yet')).toBeVisible();
  expect(await whoIs(context, site.origin)).toBeNull();
  expect(await storedAbout(email)).toMatchObject({ users: 0 });
});

test('somebody who changes their mind at Google sees that it failed', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await continueWithGoogle(page, site.origin);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByText('Google sign in failed')).toBeVisible();
  expect(await whoIs(context, site.origin)).toBeNull();
});

test('no token of Google is stored anywhere', { tag: '@slow' }, async ({ page }) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await comeFromGoogle(page, subject);
  expect(await storedAbout(email)).toMatchObject({ subjects: [subject] });
  expect(provider.issued.length).toBeGreaterThanOrEqual(3);

  await using db = await database();
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.accounts');
  for (const { name } of tables) {
    const found = await db.query(
      `SELECT 1 FROM ${name} AS whole
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS token WHERE strpos(whole::text, token) > 0) LIMIT 1`,
      [provider.issued],
    );
    expect.soft(found, name).toEqual([]);
  }
});

test('a way back that was used, or that began elsewhere, signs nobody in', { tag: '@slow' }, async ({
  page,
  context,
  browser,
}) => {
  const [subject, email] = [randomUUID(), newAddress()];
  provider.people.set(subject, { email });
  await continueWithGoogle(page, site.origin);
  const begun = await context.cookies();
  const wayBack = page.waitForRequest(/\/api\/auth\/callback\/google/);
  await agreeAtProvider(page, subject);
  const address = (await wayBack).url();
  await expect.poll(() => whoIs(context, site.origin)).toBe(email);

  // The same answer again, with all of the browser's cookies: the code works once.
  const thief = await browser.newContext();
  await thief.addCookies(begun);
  const replayed = await thief.request.get(address, { maxRedirects: 0 });
  expect(replayed.headers().location).toBe('/login?error=OAuthCallback');
  expect(await whoIs(thief, site.origin)).toBeNull();

  // Another browser's answer, in a browser that began no trip or a different one.
  const victim = await browser.newContext();
  const unasked = await victim.request.get(address, { maxRedirects: 0 });
  expect(unasked.headers().location).toBe('/login?error=OAuthCallback');
  await post(victim, site.origin, 'signin/google');
  const mixedUp = await victim.request.get(address, { maxRedirects: 0 });
  expect(mixedUp.headers().location).toBe('/login?error=OAuthCallback');
  expect(await whoIs(victim, site.origin)).toBeNull();
  expect(await storedAbout(email)).toMatchObject({ live: 1 });
  await thief.close();
  await victim.close();
});
