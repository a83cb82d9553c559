import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { recordAudit } from '@/lib/account/audit';
import { consumePendingLink, forgetPendingLink, readPendingLink } from '@/lib/account/google/pending-link';
import { authAdapter } from '@/lib/account/session/adapter';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { beginSession } from '@/lib/account/sign-in/commands';
import { type CredentialsChecked, checkCredentials } from '@/lib/account/sign-in/credentials';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { db, type Tx } from '@/lib/server/db';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import type { CallingRequest } from '@/lib/server/request/read-request';

export type LinkConfirmed =
  | { readonly outcome: 'linked' }
  /** This browser has no open link: it is too old, used, or was begun elsewhere. */
  | { readonly outcome: 'gone' }
  | Exclude<CredentialsChecked, { readonly outcome: 'right' }>;

/**
 * Links the Google account that this browser returned with to the account of the same address, after its
 * password, and signs in. A try counts like any other try of that password.
 * @throws when the database or the limiter fails; nothing is linked then
 */
export async function confirmPendingLink(password: string, request: CallingRequest): Promise<LinkConfirmed> {
  const pending = await readPendingLink();
  if (!pending) return { outcome: 'gone' };
  const { userId, subject } = pending;
  const checked = await checkCredentials({ email: pending.email, password, network: request.network });
  if (checked.outcome !== 'right') return checked;
  const link = async (tx: Tx) => {
    // Keeps the lock until the end, so that no link is made while the password is being changed.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND password_hash = ${checked.passwordHash} AND disabled_at IS NULL
      FOR NO KEY UPDATE`;
    if (held.length === 0 || !(await consumePendingLink(tx, pending))) return null;
    await authAdapter(tx).linkAccount({
      type: 'oauth',
      userId,
      provider: 'google',
      providerAccountId: subject,
    });
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'google.linked',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      request,
    });
    return beginSession(tx, { userId, proof: 'google', request });
  };
  const session = await db.$transaction(link).catch((error: unknown) => {
    // Another tab has linked this subject or this account; each can have only one link.
    if (isUniqueViolation(error)) return null;
    throw error;
  });
  await forgetPendingLink();
  if (!session) return { outcome: 'gone' };
  await setSessionCookies(session);
  await rememberDevice(checked.email);
  return { outcome: 'linked' };
}
