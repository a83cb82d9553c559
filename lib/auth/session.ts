import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { type Role, roleOf } from '@/lib/auth/roles';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import { hashSessionToken, idleUntil } from '@/lib/auth/session-store';
import { db } from '@/lib/db';

/** Who is asking, as the rows in Postgres say at this moment: nothing of it is kept in the browser. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** When the second factor was last passed in this session. */
  readonly secondFactorAt: Date | null;
  /** Null until onboarding has made one. A profile that could not be read throws instead. */
  readonly profile: ViewerProfile | null;
};

export type ViewerProfile = {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly onboardingCompleted: boolean;
};

/** A viewer who has finished onboarding. */
export type Member = Viewer & { readonly profile: ViewerProfile };

/** A member of one role: only the guard makes one, so a query that asks for it cannot be called for anybody else. */
export type MemberOf<R extends Role> = Member & { readonly profile: { readonly role: R } };

const seenEveryMs = 5 * 60_000;

/**
 * The person behind a session token, or null for an unknown, revoked, idle or expired one and for a disabled
 * account. Decided by the row on each request, so a sign-out is felt at once on every instance. Use moves the idle
 * limit forward, written down at most every five minutes.
 * @throws when the database does not answer: "could not be read" is not "nobody"
 */
export async function viewerOfToken(token: string, now: Date = new Date()): Promise<Viewer | null> {
  const session = await db.userSession.findUnique({
    where: { tokenHash: hashSessionToken(token) },
    select: {
      id: true,
      revokedAt: true,
      expiresAt: true,
      idleExpiresAt: true,
      lastSeenAt: true,
      secondFactorAt: true,
      user: {
        select: {
          id: true,
          email: true,
          emailVerifiedAt: true,
          disabledAt: true,
          profile: {
            select: { id: true, role: true, firstName: true, lastName: true, onboardingCompleted: true },
          },
        },
      },
    },
  });
  if (!session || session.revokedAt || session.user.disabledAt) return null;
  if (session.expiresAt <= now || session.idleExpiresAt <= now) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > seenEveryMs) {
    await db.userSession.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { lastSeenAt: now, idleExpiresAt: idleUntil(now, session.expiresAt) },
    });
  }
  const { user } = session;
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    secondFactorAt: session.secondFactorAt,
    profile: user.profile && { ...user.profile, role: roleOf(user.profile.role) },
  };
}

/** The session token that this request's cookie holds, live or not. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName())?.value;
}

/** The viewer of this request, read once per rendered page. Makes the page that calls it dynamic. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const token = await sessionToken();
  return token ? viewerOfToken(token) : null;
});
