import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { hashPassword, isOutdated, PasswordsBusy } from '@/lib/account/password/hashing';
import { type CredentialsChecked, checkCredentials } from '@/lib/account/sign-in/credentials';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { recordAudit } from '@/lib/audit/record';
import { currentDevice } from '@/lib/auth/device';
import { sessionToken } from '@/lib/auth/session';
import { setSessionCookies } from '@/lib/auth/session-cookie';
import { revokeSessions, type StartedSession, startSession } from '@/lib/auth/session-store';
import { db, type Tx } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { hashOfSecret } from '@/lib/secret-token';

/** How somebody has proven who they are. */
type Proof = 'password' | 'google';

/**
 * Starts the session of somebody who has just proven who they are: always a new token; whoever was signed in on
 * this browser before is not any more.
 */
export async function beginSession(
  tx: Tx,
  { userId, proof, request }: { userId: string; proof: Proof; request: CallingRequest },
): Promise<StartedSession> {
  const before = await sessionToken();
  const replaced = before
    ? await tx.userSession.findUnique({
        where: { tokenHash: hashOfSecret(before) },
        select: { id: true, userId: true },
      })
    : null;
  if (replaced) {
    await revokeSessions(tx, { userId: replaced.userId, sessionId: replaced.id }, 'signed_in_again');
  }
  const session = await startSession(tx, userId, await currentDevice());
  await recordAudit(tx, {
    actor: await actorOf(tx, userId),
    action: 'session.started',
    subject: { table: 'user_sessions', id: session.id },
    subjectUserId: userId,
    details: { proof },
    request,
  });
  return session;
}

/** Makes the hash anew at today's cost. At a busy hour it waits for the next sign-in. */
async function freshHash(password: string, stored: string): Promise<string | undefined> {
  if (!isOutdated(stored)) return undefined;
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof PasswordsBusy) return undefined;
    throw error;
  }
}

type Asked = { readonly email: string; readonly password: string };

/**
 * Signs this browser in with an address and a password.
 * @returns what was wrong, or that it is done
 * @throws when it cannot be decided; nobody is signed in then
 */
export async function signInWithPassword(
  { email, password }: Asked,
  request: CallingRequest,
): Promise<CredentialsChecked> {
  const checked = await checkCredentials({ email, password, network: request.network });
  if (checked.outcome !== 'right') return checked;
  const { userId, passwordHash } = checked;
  const renewed = await freshHash(password, passwordHash);
  const session = await db.$transaction(async (tx) => {
    // The row is held until the end: a password that is being changed, or an account that is being closed at this
    // moment, either ends the session that begins here or keeps it from beginning.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND disabled_at IS NULL FOR NO KEY UPDATE`;
    if (held.length === 0) return null;
    if (renewed) await tx.user.update({ where: { id: userId }, data: { passwordHash: renewed } });
    return beginSession(tx, { userId, proof: 'password', request });
  });
  if (!session) return { outcome: 'wrong' };
  await setSessionCookies(session);
  await rememberDevice(checked.email);
  return checked;
}
