import { randomUUID } from 'node:crypto';
import { type APIResponse, type BrowserContext, expect, test } from '@playwright/test';
import {
  continueWithGoogle,
  newAddress,
  post,
  siteThatTrusts,
  storedAbout,
  whoIs,
} from '@/test/account/google-site';
import { type Forgery, openIdForger } from '@/test/account/openid-forger';
import { openIdProvider, client as strictClient } from '@/test/account/openid-provider';

/** Providers that lie, forget or are missing. */

test.describe.configure({ mode: 'default' });

const client = { id: 'antarman', secret: 'a-secret-between-forger-and-site-0123456789' };
let forger: Awaited<ReturnType<typeof openIdForger>>;
let site: Awaited<ReturnType<typeof siteThatTrusts>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  forger = await openIdForger(client.id);
  site = await siteThatTrusts(forger.issuer, client);
});

test.afterAll(async () => {
  await site.stop();
  await forger.close();
});

/** Goes to the provider and comes back. @returns the site's answer */
async function goToProvider(browser: BrowserContext): Promise<APIResponse> {
  const { url } = await (await post(browser, site.origin, 'signin/google')).json();
  const atProvider = await browser.request.get(url, { maxRedirects: 0 });
  return browser.request.get(atProvider.headers().location ?? '', { maxRedirects: 0 });
}

const now = Math.floor(Date.now() / 1000);

const forgeries: readonly (readonly [what: string, forgery: Forgery])[] = [
  ['another state', { state: 'not-the-one' }],
  ['no state', { state: null }],
  ['another nonce', { claims: { nonce: 'not-the-one' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['a token for another site', { claims: { aud: 'another-site' } }],
  ['a token for two sites of which another may use it', { claims: { aud: ['antarman', 'b'], azp: 'b' } }],
  ['a token of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['a token that has expired', { claims: { exp: now - 600, iat: now - 900 } }],
  ['a token without an end', { claims: { exp: undefined } }],
  ['a token from the future', { claims: { iat: now + 3_600, exp: now + 7_200, nbf: now + 3_600 } }],
  ['a token without a signature', { header: { alg: 'none' }, signature: 'none' }],
  ['a token signed in another way', { header: { alg: 'HS256' } }],
  ['a token signed with a key of somebody else', { signature: 'foreign' }],
  ['a token of an unknown key', { header: { kid: 'another' }, signature: 'foreign' }],
  ['no subject', { claims: { sub: undefined } }],
  ['a subject that is no text', { claims: { sub: { not: '' } } }],
  ['an address that is two', { claims: { email: 'a@antarman.test, b@antarman.test' } }],
  ['a verified address in words only', { claims: { email_verified: 'true' } }],
  ['a refusal of the code', { refuses: true }],
];

for (const [what, forgery] of forgeries) {
  test(`${what} signs nobody in`, { tag: '@slow' }, async ({ context }) => {
    const email = newAddress();
    forger.tell(forgery, email);
    const answer = await goToProvider(context);
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toMatch(
      /^\/login\?error=(OAuthCallback|Callback|GoogleEmailUnverified)$/,
    );
    expect(await whoIs(context, site.origin)).toBeNull();
    expect(await storedAbout(email)).toMatchObject({ users: 0, live: 0 });
  });
}

test('the same provider signs in when it tells the truth', { tag: '@slow' }, async ({ context }) => {
  const email = newAddress();
  forger.tell({}, email);
  const answer = await goToProvider(context);
  expect(answer.headers().location).toBe('/');
  expect(await whoIs(context, site.origin)).toBe(email);
});

test('a provider that gives the address only on request is asked', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const provider = await openIdProvider();
  const strict = await siteThatTrusts(provider.issuer, strictClient);
  try {
    provider.serve(strict.origin, { claimsInIdToken: false });
    const [subject, email] = [randomUUID(), newAddress()];
    provider.people.set(subject, { email });
    await continueWithGoogle(page, strict.origin);
    await page.getByPlaceholder('Enter any login').fill(subject);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => whoIs(context, strict.origin)).toBe(email);
  } finally {
    await strict.stop();
    await provider.close();
  }
});

test('a provider that is away gets a message in words', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(180_000);
  const away = await siteThatTrusts('http://127.0.0.1:9', client);
  try {
    await continueWithGoogle(page, away.origin);
    await expect(page.getByText('An unexpected error occurred with Google sign in')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  } finally {
    await away.stop();
  }
});
