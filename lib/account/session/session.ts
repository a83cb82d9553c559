import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { readSession } from '@/lib/account/session/next-auth';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import type { SignIn, Viewer } from '@/lib/account/session/viewer';

export type { Member, MemberOf, SignIn, Viewer } from '@/lib/account/session/viewer';

/** Null for a person who owes the second step: every caller that needs a viewer refuses them. */
const admitted = (signIn: SignIn | null): Viewer | null =>
  signIn && !signIn.owesSecondStep ? signIn.viewer : null;

/**
 * The person behind a session token, or null for an unknown, revoked, idle or expired one, for a disabled
 * account and for a session that owes the second step. The row decides on each request, so a sign-out takes
 * effect at once on every instance. Use extends the idle limit, written at most every five minutes.
 * @throws when the database does not answer: a failed read is not "signed out"
 */
export async function viewerOfToken(token: string): Promise<Viewer | null> {
  return admitted(await readSession(token));
}

/** The session token in this request's cookie, live or not. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName())?.value;
}

/**
 * The session of this request, read once per rendered page. It includes a therapist who owes the second step:
 * for pages that lead to it, show their name or sign them out. All other code uses `currentViewer`.
 */
export const currentSignIn = cache(async (): Promise<SignIn | null> => {
  const token = await sessionToken();
  return token ? readSession(token) : null;
});

/** The viewer of this request. Makes the calling page dynamic. */
export async function currentViewer(): Promise<Viewer | null> {
  return admitted(await currentSignIn());
}
