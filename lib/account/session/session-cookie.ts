import 'server-only';
import { cookies } from 'next/headers';
import { memberHintCookie } from '@/lib/account/session/account-summary';
import { absoluteMs } from '@/lib/account/session/adapter';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { env } from '@/lib/server/env';

/**
 * Flags of the session cookie and its hint cookie. `lax` keeps people signed in when they follow a link from
 * a mail.
 */
export function sessionCookieFlags() {
  return { path: '/', sameSite: 'lax', secure: env.APP_URL.startsWith('https:') } as const;
}

/** `expiresAt`: when the session ends in any case; absent for one that has just begun. */
type SignIn = { readonly token: string; readonly expiresAt?: Date };

/** Signs this browser in: sets the secret cookie, which no script can read, and the hint that public pages read. */
export async function setSessionCookies({ token, expiresAt }: SignIn): Promise<void> {
  const jar = await cookies();
  const expires = expiresAt ?? new Date(Date.now() + absoluteMs);
  const flags = { ...sessionCookieFlags(), expires };
  jar.set(sessionCookieName(), token, { ...flags, httpOnly: true });
  jar.set(memberHintCookie, '1', flags);
}

/** Removes the session cookie from this browser. Revoke the row first: a copied cookie would still open it. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  const gone = { ...sessionCookieFlags(), maxAge: 0 };
  jar.set(sessionCookieName(), '', { ...gone, httpOnly: true });
  jar.set(memberHintCookie, '', gone);
}
