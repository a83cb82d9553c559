import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { Prisma } from '@/generated/prisma/client';
import { type Role, roleOf } from '@/lib/auth/roles';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import { idleUntil } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import { hashOfSecret } from '@/lib/secret-token';

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

/** A session with its account, and the profile where there is one. */
type SessionRow = {
  readonly id: string;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
  readonly idleExpiresAt: Date;
  readonly lastSeenAt: Date;
  readonly secondFactorAt: Date | null;
  readonly userId: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly disabledAt: Date | null;
} & (
  | {
      readonly profileId: string;
      readonly role: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly onboardingCompleted: boolean;
    }
  | { readonly profileId: null }
);

/** Asked on every private page and action, so it is one statement. */
function sessionOf(tokenHash: string): Prisma.Sql {
  return Prisma.sql`
    SELECT s.id::text AS id, s.revoked_at AS "revokedAt", s.expires_at AS "expiresAt",
      s.idle_expires_at AS "idleExpiresAt", s.last_seen_at AS "lastSeenAt", s.second_factor_at AS "secondFactorAt",
      u.id::text AS "userId", u.email::text AS email, u.email_verified_at AS "emailVerifiedAt",
      u.disabled_at AS "disabledAt", p.id::text AS "profileId", p.role, p.first_name AS "firstName",
      p.last_name AS "lastName", p.onboarding_completed AS "onboardingCompleted"
    FROM user_sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN profiles p ON p.user_id = u.id
    WHERE s.token_hash = ${tokenHash}`;
}

/**
 * The person behind a session token, or null for an unknown, revoked, idle or expired one and for a disabled
 * account. Decided by the row on each request, so a sign-out is felt at once on every instance. Use moves the idle
 * limit forward, written down at most every five minutes.
 * @throws when the database does not answer: "could not be read" is not "nobody"
 */
export async function viewerOfToken(token: string, now: Date = new Date()): Promise<Viewer | null> {
  const [session] = await db.$queryRaw<SessionRow[]>(sessionOf(hashOfSecret(token)));
  if (!session || session.revokedAt || session.disabledAt) return null;
  if (session.expiresAt <= now || session.idleExpiresAt <= now) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > seenEveryMs) {
    await db.userSession.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { lastSeenAt: now, idleExpiresAt: idleUntil(now, session.expiresAt) },
    });
  }
  const { userId, email } = session;
  return {
    userId,
    sessionId: session.id,
    email,
    emailVerified: session.emailVerifiedAt !== null,
    secondFactorAt: session.secondFactorAt,
    profile:
      session.profileId === null
        ? null
        : {
            id: session.profileId,
            role: roleOf(session.role),
            firstName: session.firstName,
            lastName: session.lastName,
            onboardingCompleted: session.onboardingCompleted,
          },
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
