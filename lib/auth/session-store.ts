import 'server-only';
import type { Device } from '@/lib/auth/device';
import type { Tx } from '@/lib/db';
import { hashOfSecret, newSecret } from '@/lib/secret-token';

const day = 86_400_000;
/** A session ends after this many milliseconds without a visit. */
export const idleMs = 7 * day;
const absoluteMs = 30 * day;

/** Why a session ended, for the list of devices and the log. */
export type RevokeReason =
  | 'signed_out'
  | 'signed_in_again'
  | 'signed_out_elsewhere'
  | 'password_changed'
  | 'role_changed'
  | 'second_factor_reset'
  | 'account_disabled'
  | 'ended_by_admin'
  | 'account_linked'
  | 'erased'
  | 'by_operator';

/** The token goes into the cookie and nowhere else; the row keeps only its SHA-256. */
export type StartedSession = { readonly id: string; readonly token: string; readonly expiresAt: Date };

/** Seven days without a visit end a session, thirty days end it in any case. */
export function idleUntil(now: Date, expiresAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, expiresAt.getTime()));
}

/** Starts a session with a fresh 256-bit token. A token that was there before is never taken over (fixation). */
export async function startSession(
  client: Pick<Tx, 'userSession'>,
  userId: string,
  device: Device,
  now: Date = new Date(),
): Promise<StartedSession> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const { id } = await client.userSession.create({
    data: {
      userId,
      tokenHash: hashOfSecret(token),
      userAgent: device.userAgent,
      ipHash: device.networkHash,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: idleUntil(now, expiresAt),
      expiresAt,
    },
    select: { id: true },
  });
  return { id, token, expiresAt };
}

/**
 * Notes that a live session has passed the second factor, and gives it another token: what somebody may have seen of
 * the weaker session opens nothing of the stronger one.
 * @returns null when the session has ended meanwhile
 */
export async function strengthenSession(
  client: Pick<Tx, 'userSession'>,
  sessionId: string,
  now: Date = new Date(),
): Promise<StartedSession | null> {
  const token = newSecret();
  const [session] = await client.userSession.updateManyAndReturn({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
    data: { tokenHash: hashOfSecret(token), secondFactorAt: now },
    select: { id: true, expiresAt: true },
  });
  return session ? { ...session, token } : null;
}

type Sessions =
  /** One of this person's sessions. */
  | { readonly userId: string; readonly sessionId: string }
  /** All of this person's sessions, but for the one given. */
  | { readonly userId: string; readonly except?: string };

/**
 * Ends sessions at once, on every instance: each request asks the row.
 * @returns how many were live
 */
export async function revokeSessions(
  client: Pick<Tx, 'userSession'>,
  sessions: Sessions,
  reason: RevokeReason,
): Promise<number> {
  const id =
    'sessionId' in sessions
      ? { id: sessions.sessionId }
      : sessions.except
        ? { id: { not: sessions.except } }
        : {};
  const { count } = await client.userSession.updateMany({
    where: { userId: sessions.userId, revokedAt: null, ...id },
    data: { revokedAt: new Date(), revokedReason: reason },
  });
  return count;
}
