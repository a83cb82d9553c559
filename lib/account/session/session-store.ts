import 'server-only';
import { authAdapter, idleMs } from '@/lib/account/session/adapter';
import type { Device } from '@/lib/account/session/device';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret, newSecret } from '@/lib/server/secret/secret-token';

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
  | 'address_released'
  | 'erased'
  | 'by_operator';

/** Only the cookie holds the token; the row holds its SHA-256. */
export type StartedSession = { readonly id: string; readonly token: string; readonly expiresAt: Date };

/**
 * Starts a session with a new 256-bit token. Never reuses an earlier token (session fixation).
 * @param token given when next-auth starts the session (`newSecret`)
 */
export async function startSession(
  client: Parameters<typeof authAdapter>[0],
  userId: string,
  device: Device,
  token: string = newSecret(),
): Promise<StartedSession> {
  const expires = new Date(Date.now() + idleMs);
  const session = await authAdapter(client, device).createSession({ sessionToken: token, userId, expires });
  return { id: session.id, token, expiresAt: session.expiresAt };
}

/**
 * Records that a live session has passed the second factor, and gives it a new token: an earlier copy of the
 * token must not open the stronger session.
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
  | { readonly userId: string; readonly sessionId: string }
  | { readonly userId: string; readonly except?: string };

/**
 * Ends sessions at once, on every instance, because each request reads the row. @returns the number of live
 * sessions ended
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
