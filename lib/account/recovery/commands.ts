import 'server-only';
import { randomUUID } from 'node:crypto';
import { actorOf } from '@/lib/account/actor';
import { setPassword } from '@/lib/account/password/commands';
import { weaknessOf } from '@/lib/account/password/guessing';
import { hashPassword } from '@/lib/account/password/hashing';
import { accountTasks } from '@/lib/account/task-names';
import { retireTokens, spendToken } from '@/lib/account/token/commands';
import { markVerified } from '@/lib/account/verification/commands';
import { recordAudit } from '@/lib/audit/record';
import { revokeSessions } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { limitOf, reserve } from '@/lib/rate-limit/spend';
import type { CallingRequest } from '@/lib/request/read-request';
import { hashOfSecret } from '@/lib/secret-token';

const hour = 3_600;

/**
 * Queues the mail with which a new password can be set. The same statements for an address that is known and one
 * that is not: the job finds out. Beyond the limits nothing happens, and nobody is told.
 */
export async function requestReset(email: string, request: CallingRequest): Promise<void> {
  const reservation = await reserve(db, [
    limitOf('reset-account', email, 3, hour),
    limitOf('reset-network', request.network, 10, hour),
  ]);
  if (!reservation.allowed) return;
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  const task = accountTasks.mailPasswordReset;
  const tokenId = randomUUID();
  const payload = { userId: user?.id ?? randomUUID(), tokenId };
  await enqueue(db, task, payload, { jobKey: `${task}:${tokenId}` });
}

type ResetOutcome =
  | { readonly outcome: 'done'; readonly email: string }
  | { readonly outcome: 'spent' }
  | { readonly outcome: 'weak'; readonly why: string };

/**
 * Sets a new password with the secret of the mail. Everybody is signed out, the old links are spent, and the address
 * counts as confirmed: the mail was read. Nobody is signed in by it.
 * @throws PasswordsBusy when too many passwords are being hashed; the link stays good
 */
export async function resetPasswordWith(
  { token, password }: { readonly token: string; readonly password: string },
  request: CallingRequest,
): Promise<ResetOutcome> {
  const found = await db.accountToken.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { email: true, name: true, disabledAt: true } },
    },
  });
  // Before the expensive part; what counts is the same question inside the transaction.
  const open = found?.purpose === 'reset_password' && !found.usedAt && found.expiresAt > new Date();
  if (!open || found.user.disabledAt) return { outcome: 'spent' };
  const { email, name } = found.user;
  const why = weaknessOf(password, { email, name: name ?? '' });
  if (why) return { outcome: 'weak', why };
  const passwordHash = await hashPassword(password);

  return db.$transaction(async (tx): Promise<ResetOutcome> => {
    const userId = await spendToken(tx, 'reset_password', token);
    if (!userId || !(await setPassword(tx, { userId, passwordHash }))) return { outcome: 'spent' };
    await retireTokens(tx, { userId, purpose: 'reset_password' });
    await markVerified(tx, userId, request);
    await revokeSessions(tx, { userId }, 'password_changed');
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'password.reset',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      request,
    });
    return { outcome: 'done', email };
  });
}
