import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { readSession } from '@/lib/account/session/next-auth';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import type { Viewer } from '@/lib/account/session/viewer';

export type { Member, MemberOf, Viewer } from '@/lib/account/session/viewer';

/**
 * The person behind a session token, or null for an unknown, revoked, idle or expired one and for a disabled account.
 * The row decides on each request, so a sign-out takes effect at once on every instance. Use extends the idle limit,
 * written at most every five minutes.
 * @throws when the database does not answer: "could not be read" is not "nobody"
 */
export async function viewerOfToken(token: string): Promise<Viewer | null> {
  return (await readSession(token))?.viewer ?? null;
}

/** The session token in this request's cookie, live or not. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName())?.value;
}

/** The viewer of this request, read once per rendered page. Makes the calling page dynamic. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const token = await sessionToken();
  return token ? viewerOfToken(token) : null;
});
