import 'server-only';
import { cookies } from 'next/headers';
import type { CookiesOptions } from 'next-auth';
import { returnPath } from '@/lib/account/session/return-path';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { hostCookieName, sessionCookieName } from '@/lib/account/session/session-cookie-name';

/** Seconds for a round trip to the provider. */
const tripSeconds = 15 * 60;

/**
 * Names and flags of every cookie that next-auth knows. Those for a round trip are `lax`, because
 * the return begins on another site; only our own pages need the CSRF token.
 */
export function nextAuthCookies() {
  const flags = { ...sessionCookieFlags(), httpOnly: true };
  const ofOneTrip = { ...flags, maxAge: tripSeconds };
  return {
    sessionToken: { name: sessionCookieName(), options: flags },
    csrfToken: { name: hostCookieName('antarman.csrf'), options: { ...flags, sameSite: 'strict' } },
    state: { name: hostCookieName('antarman.state'), options: ofOneTrip },
    pkceCodeVerifier: { name: hostCookieName('antarman.pkce'), options: ofOneTrip },
    nonce: { name: hostCookieName('antarman.nonce'), options: ofOneTrip },
  } as const satisfies Partial<CookiesOptions>;
}

/**
 * The cookies that next-auth itself may set. We set the session cookie, and no cookie of the library's
 * decides a redirect.
 */
export function nextAuthMaySet() {
  const { sessionToken: _ours, ...own } = nextAuthCookies();
  return Object.values(own);
}

/** The path to open after the round trip, if `returnPath` allows it. */
export function returnCookie() {
  return { ...nextAuthCookies().state, name: hostCookieName('antarman.return') };
}

/** The cookies of this request that next-auth itself has set. */
export async function ownCookies(): Promise<Readonly<Record<string, string>>> {
  const jar = await cookies();
  return Object.fromEntries(nextAuthMaySet().map(({ name }) => [name, jar.get(name)?.value ?? '']));
}

/** Stores one of these cookies in this browser; without a value, removes it. */
export async function keepCookie({ name, options }: ReturnType<typeof nextAuthMaySet>[number], value = '') {
  (await cookies()).set(name, value, value ? options : { ...options, maxAge: 0 });
}

/** The page that this browser wanted before the round trip; can be read once. */
export async function takeReturnPath() {
  const path = returnPath((await cookies()).get(returnCookie().name)?.value) ?? '/';
  await keepCookie(returnCookie());
  return path;
}
