import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { db } from '@/lib/db';
import { env } from '@/lib/env';

/** Who is asking, as the session row in Postgres says at this moment. */
export type Viewer = { readonly userId: string; readonly email: string; readonly sessionId: string };

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on plain-http localhost. */
function sessionCookieName(appUrl: string = env.APP_URL): string {
  return appUrl.startsWith('https:') ? '__Host-antarman.session' : 'antarman.session';
}

/** What is stored of a session token: a dump of the table signs nobody in. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The person behind a session token, or null for an unknown, revoked, idle or expired one and for a disabled
 * account. Decided by the row on each request, so a sign-out is felt at once on every instance.
 */
export async function viewerOfToken(token: string, now: Date = new Date()): Promise<Viewer | null> {
  const session = await db.userSession.findUnique({
    where: { tokenHash: hashSessionToken(token) },
    select: {
      id: true,
      revokedAt: true,
      expiresAt: true,
      idleExpiresAt: true,
      user: { select: { id: true, email: true, disabledAt: true } },
    },
  });
  if (!session || session.revokedAt || session.user.disabledAt) return null;
  if (session.expiresAt <= now || session.idleExpiresAt <= now) return null;
  return { userId: session.user.id, email: session.user.email, sessionId: session.id };
}

/** The viewer of this request, read once per request. Makes the page that calls it dynamic. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token ? viewerOfToken(token) : null;
});
