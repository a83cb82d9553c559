import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { weaknessOf } from '@/lib/account/password/guessing';
import { hashPassword, PasswordsBusy, verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import { currentDevice } from '@/lib/account/session/device';
import type { Viewer } from '@/lib/account/session/session';
import { revokeSessions, type StartedSession, startSession } from '@/lib/account/session/session-store';
import { accountTasks } from '@/lib/account/task-names';
import { retireTokens } from '@/lib/account/token/commands';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { limitOf, refund, reserve } from '@/lib/server/rate-limit/consume';
import type { CallingRequest } from '@/lib/server/request/read-request';

type NewPassword = {
  readonly userId: string;
  readonly passwordHash: string;
  /** The hash that the old password matched; a change since then wins. */
  readonly instead?: string;
};

/** Stores a new password and queues the mail about it. @returns false when the account has changed since */
export async function setPassword(tx: Tx, { userId, passwordHash, instead }: NewPassword): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, disabledAt: null, ...(instead !== undefined && { passwordHash: instead }) },
    data: { passwordHash, passwordChangedAt: new Date() },
  });
  if (count === 0) return false;
  await enqueue(tx, accountTasks.mailPasswordChanged, { userId });
  return true;
}

type PasswordChange = { readonly currentPassword: string; readonly password: string };

type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly session: StartedSession }
  /** The account has no old password: it signs in with Google only. */
  | { readonly outcome: 'none-yet' }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'same' }
  | { readonly outcome: 'weak'; readonly why: string }
  | { readonly outcome: 'limited'; readonly waitSeconds: number };

/**
 * Changes the password of a signed-in person who knows the old one. This browser gets a new session; all
 * other sessions end, and so do links that would set another password.
 * @throws PasswordsBusy when too many passwords are being hashed
 */
export async function changePasswordOf(
  viewer: Viewer,
  { currentPassword, password }: PasswordChange,
  request: CallingRequest,
): Promise<ChangeOutcome> {
  const { userId } = viewer;
  const { passwordHash: old, name } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, name: true },
  });
  if (!old) return { outcome: 'none-yet' };
  if (lengthOfPassword(currentPassword) > longestPassword) return { outcome: 'wrong' };
  // An open session must not become a way to guess the password.
  const reservation = await reserve(db, [limitOf('change-password', userId, 10, 900)]);
  if (!reservation.allowed) return { outcome: 'limited', waitSeconds: reservation.waitSeconds };
  try {
    if (!(await verifyPassword(old, currentPassword))) return { outcome: 'wrong' };
  } catch (error) {
    if (error instanceof PasswordsBusy) await refund(db, reservation.counted);
    throw error;
  }
  await refund(db, reservation.counted);

  if (password === currentPassword) return { outcome: 'same' };
  const names = [name, viewer.profile?.firstName, viewer.profile?.lastName].filter(Boolean).join(' ');
  const why = weaknessOf(password, { email: viewer.email, name: names });
  if (why) return { outcome: 'weak', why };
  const passwordHash = await hashPassword(password);

  return db.$transaction(async (tx): Promise<ChangeOutcome> => {
    if (!(await setPassword(tx, { userId, passwordHash, instead: old }))) return { outcome: 'wrong' };
    await retireTokens(tx, { userId, purpose: 'reset_password' });
    await revokeSessions(tx, { userId }, 'password_changed');
    const session = await startSession(tx, userId, await currentDevice());
    await recordAudit(tx, {
      actor: viewer,
      action: 'password.changed',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      request,
    });
    return { outcome: 'changed', session };
  });
}
