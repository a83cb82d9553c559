import 'server-only';
import { cookies } from 'next/headers';
import { memberHintCookie } from '@/lib/auth/account-summary';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import type { StartedSession } from '@/lib/auth/session-store';
import { env } from '@/lib/env';

/** Flags of the session cookie and its hint. `lax` lets people follow a link from a mail and still be signed in. */
export function sessionCookieFlags() {
  return { path: '/', sameSite: 'lax', secure: env.APP_URL.startsWith('https:') } as const;
}

/** Signs this browser in: the secret cookie, which no script can read, and the hint that public pages look at. */
export async function setSessionCookies({ token, expiresAt }: Omit<StartedSession, 'id'>): Promise<void> {
  const jar = await cookies();
  const flags = { ...sessionCookieFlags(), expires: expiresAt };
  jar.set(sessionCookieName(), token, { ...flags, httpOnly: true });
  jar.set(memberHintCookie, '1', flags);
}

/** Forgets the session on this browser. The row must have been revoked before: a kept copy would still open it. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  const gone = { ...sessionCookieFlags(), maxAge: 0 };
  jar.set(sessionCookieName(), '', { ...gone, httpOnly: true });
  jar.set(memberHintCookie, '', gone);
}
