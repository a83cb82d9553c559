import 'server-only';
import { cookies } from 'next/headers';
import type { CookiesOptions } from 'next-auth';
import { returnPath } from '@/lib/auth/return-path';
import { sessionCookieFlags } from '@/lib/auth/session-cookie';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import { env } from '@/lib/env';

/** Seconds that a visit to the provider may take. */
const visitSeconds = 15 * 60;

function named(name: string): string {
  return env.APP_URL.startsWith('https:') ? `__Host-${name}` : name;
}

/** Where to go after the visit to the provider; a path from the list of `returnPath`. */
export function returnCookie() {
  return {
    name: named('antarman.return'),
    options: { ...sessionCookieFlags(), httpOnly: true, maxAge: visitSeconds },
  } as const;
}

/**
 * Names and flags of every cookie that next-auth knows. Those of a visit to the provider are `lax`, because the way
 * back begins on another site; the one against forged posts is only ever needed from our own pages.
 */
export function nextAuthCookies(): CookiesOptions {
  const flags = { ...sessionCookieFlags(), httpOnly: true };
  const ofOneVisit = { ...flags, maxAge: visitSeconds };
  return {
    sessionToken: { name: sessionCookieName(), options: flags },
    callbackUrl: { name: named('antarman.callback-url'), options: flags },
    csrfToken: { name: named('antarman.csrf'), options: { ...flags, sameSite: 'strict' } },
    state: { name: named('antarman.state'), options: ofOneVisit },
    pkceCodeVerifier: { name: named('antarman.pkce'), options: ofOneVisit },
    nonce: { name: named('antarman.nonce'), options: ofOneVisit },
  };
}

/** The cookies that next-auth itself may set. The session's are ours to set; where to go is never asked of a cookie of its own. */
export function nextAuthMaySet(): ReadonlySet<string> {
  const { csrfToken, state, pkceCodeVerifier, nonce } = nextAuthCookies();
  return new Set([csrfToken.name, state.name, pkceCodeVerifier.name, nonce.name]);
}

/** Where this browser wanted to go before it visited the provider; asked once. */
export async function takeReturnPath() {
  const jar = await cookies();
  const { name, options } = returnCookie();
  const path = returnPath(jar.get(name)?.value) ?? '/';
  jar.set(name, '', { ...options, maxAge: 0 });
  return path;
}
