import 'server-only';
import { cookies } from 'next/headers';
import type { CookiesOptions } from 'next-auth';
import { returnPath } from '@/lib/account/session/return-path';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { env } from '@/lib/server/env';

/** Seconds for a visit to the provider. */
const visitSeconds = 15 * 60;

function named(name: string): string {
  return env.APP_URL.startsWith('https:') ? `__Host-${name}` : name;
}

/** Where to go after the visit to the provider; a path that `returnPath` allows. */
export function returnCookie() {
  return {
    name: named('antarman.return'),
    options: { ...sessionCookieFlags(), httpOnly: true, maxAge: visitSeconds },
  } as const;
}

/**
 * Names and flags of every cookie that next-auth knows. Those for a visit to the provider are `lax`, because the way
 * back begins on another site; only our own pages need the CSRF token.
 */
export function nextAuthCookies() {
  const flags = { ...sessionCookieFlags(), httpOnly: true };
  const ofOneVisit = { ...flags, maxAge: visitSeconds };
  return {
    sessionToken: { name: sessionCookieName(), options: flags },
    csrfToken: { name: named('antarman.csrf'), options: { ...flags, sameSite: 'strict' } },
    state: { name: named('antarman.state'), options: ofOneVisit },
    pkceCodeVerifier: { name: named('antarman.pkce'), options: ofOneVisit },
    nonce: { name: named('antarman.nonce'), options: ofOneVisit },
  } satisfies Partial<CookiesOptions>;
}

/** The cookies that next-auth itself may set. We set the session's; no cookie of its own decides where to go. */
export function nextAuthMaySet(): ReadonlySet<string> {
  const { csrfToken, state, pkceCodeVerifier, nonce } = nextAuthCookies();
  return new Set([csrfToken.name, state.name, pkceCodeVerifier.name, nonce.name]);
}

/** The cookies of this request that next-auth itself has set. */
export async function ownCookies(): Promise<Readonly<Record<string, string>>> {
  const jar = await cookies();
  return Object.fromEntries([...nextAuthMaySet()].map((name) => [name, jar.get(name)?.value ?? '']));
}

/** Stores the page to return to after the provider: one that `returnPath` allows, or none. */
export async function keepReturnPath(wanted: unknown): Promise<void> {
  const { name, options } = returnCookie();
  const next = returnPath(wanted);
  (await cookies()).set(name, next ?? '', next ? options : { ...options, maxAge: 0 });
}

/** Where this browser wanted to go before it visited the provider; can be read once. */
export async function takeReturnPath() {
  const jar = await cookies();
  const { name, options } = returnCookie();
  const path = returnPath(jar.get(name)?.value) ?? '/';
  jar.set(name, '', { ...options, maxAge: 0 });
  return path;
}
