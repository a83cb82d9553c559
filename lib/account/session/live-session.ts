import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { roleOf } from '@/lib/account/session/roles';
import type { SignIn } from '@/lib/account/session/viewer';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

type SessionRow = {
  readonly id: string;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
  readonly idleExpiresAt: Date;
  readonly lastSeenAt: Date;
  readonly secondFactorAt: Date | null;
  readonly owesSecondStep: boolean;
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
      readonly timeZone: string;
    }
  | { readonly profileId: null }
);

/**
 * The session behind a private page or action, in one query, because each of them runs it. A therapist with a
 * second step owes it once in each session: their password alone would open all records in their care. The
 * admins' guard asks every twelve hours.
 */
function sessionOf(tokenHash: string): Prisma.Sql {
  return Prisma.sql`
    SELECT s.id::text AS id, s.revoked_at AS "revokedAt", s.expires_at AS "expiresAt",
      s.idle_expires_at AS "idleExpiresAt", s.last_seen_at AS "lastSeenAt", s.second_factor_at AS "secondFactorAt",
      s.second_factor_at IS NULL AND p.role = 'therapist' AND EXISTS (
        SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL
      ) AS "owesSecondStep",
      u.id::text AS "userId", u.email::text AS email, u.email_verified_at AS "emailVerifiedAt",
      u.disabled_at AS "disabledAt", p.id::text AS "profileId", p.role, p.first_name AS "firstName",
      p.last_name AS "lastName", p.onboarding_completed AS "onboardingCompleted", p.time_zone AS "timeZone"
    FROM user_sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN profiles p ON p.user_id = u.id
    WHERE s.token_hash = ${tokenHash}`;
}

/** The person behind a token; null for an unknown, revoked, idle or expired session and for a disabled account. */
export async function findLiveSession(
  client: Pick<Tx, '$queryRaw'>,
  token: string,
): Promise<(SignIn & { readonly lastSeenAt: Date }) | null> {
  const [row] = await client.$queryRaw<SessionRow[]>(sessionOf(hashOfSecret(token)));
  const now = new Date();
  if (!row || row.revokedAt || row.disabledAt || row.expiresAt <= now || row.idleExpiresAt <= now)
    return null;
  const { id, userId, email, emailVerifiedAt, secondFactorAt, owesSecondStep, lastSeenAt } = row;
  const profile =
    row.profileId === null
      ? null
      : {
          id: row.profileId,
          role: roleOf(row.role),
          firstName: row.firstName,
          lastName: row.lastName,
          onboardingCompleted: row.onboardingCompleted,
          timeZone: row.timeZone,
        };
  const emailVerified = emailVerifiedAt !== null;
  const viewer = { userId, sessionId: id, email, emailVerified, secondFactorAt, profile };
  // NULL without a profile.
  return { viewer, owesSecondStep: owesSecondStep === true, lastSeenAt };
}
