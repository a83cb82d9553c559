import 'server-only';
import { randomUUID } from 'node:crypto';
import { actorOf } from '@/lib/account/actor';
import { recordAudit } from '@/lib/account/audit';
import { markVerified } from '@/lib/account/email-confirmation/commands';
import { waitingConfirmation } from '@/lib/account/email-confirmation/queries';
import { releaseAddress } from '@/lib/account/email-confirmation/removal';
import { setPassword } from '@/lib/account/password/commands';
import { weaknessOf } from '@/lib/account/password/guessing';
import { hashPassword } from '@/lib/account/password/hashing';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { revokeSessions } from '@/lib/account/session/session-store';
import { accountTasks } from '@/lib/account/task-names';
import { consumeToken, issueToken, retireTokens } from '@/lib/account/token/commands';
import { linkSecret } from '@/lib/account/token/link-secret';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { limitOf, reserve } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

const hour = 3_600;

/** Requests of one network in an hour. Carriers and colleges put thousands of people behind one address. */
const perNetwork = 300;

/**
 * Queues the mail for setting a new password. Sends the same queries for known and unknown addresses, because
 * only the job finds out. Beyond the limits it does nothing, with the same answer.
 */
export async function requestReset(email: string, request: CallingRequest): Promise<void> {
  const reservation = await reserve(db, [
    limitOf('reset-account', email, 3, hour),
    ...networkLimits('reset-network', request.network, perNetwork, hour),
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
 * Turns a link that would confirm the address into one that sets a new password: for a reader of our mail who
 * did not choose the account's password, or no longer knows it. The first link stays valid, because the
 * account has not changed yet.
 * @returns the secret of the new link, or null when the first one has expired
 */
export async function resetInsteadOfConfirming(confirmationSecret: string): Promise<string | null> {
  const waiting = await waitingConfirmation(confirmationSecret);
  if (!waiting) return null;
  const { userId } = waiting;
  return db.$transaction(async (tx) => {
    const tokenId = await issueToken(tx, { userId, purpose: 'reset_password', minutes: recoveryMinutes });
    if (!tokenId) return null;
    await retireTokens(tx, { userId, purpose: 'reset_password', except: tokenId });
    return linkSecret('reset_password', tokenId);
  });
}

/**
 * Decides who owns the account from now on. A stranger may have typed an unconfirmed address, so its owner gets a new
 * and empty account, and everything entered before stays behind.
 * @returns the account that gets the new password
 */
async function ownedAccount(tx: Tx, userId: string, request: CallingRequest): Promise<string> {
  // Keeps the lock until the end, so that the address is not confirmed between the check and the decision.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  });
  if (emailVerifiedAt) return userId;
  const released = await releaseAddress(tx, userId);
  const { id } = await tx.user.create({ data: { email }, select: { id: true } });
  await recordAudit(tx, {
    actor: { userId: id, profile: null },
    action: 'account.unproven-replaced',
    subject: { table: 'users', id: userId },
    subjectUserId: id,
    details: released,
    request,
  });
  return id;
}

/**
 * Sets a new password with the secret from the mail. Ends every session, uses up the old links and confirms
 * the address, because its owner has read the mail. Replaces an account whose address was never confirmed by
 * an empty one. Starts no session.
 * @throws PasswordsBusy when too many passwords are being hashed; the link stays valid
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
  // Checked before the expensive part; the same check inside the transaction decides.
  const open = found?.purpose === 'reset_password' && !found.usedAt && found.expiresAt > new Date();
  if (!open || found.user.disabledAt) return { outcome: 'spent' };
  const { email, name } = found.user;
  const why = weaknessOf(password, { email, name: name ?? '' });
  if (why) return { outcome: 'weak', why };
  const passwordHash = await hashPassword(password);

  return db.$transaction(async (tx): Promise<ResetOutcome> => {
    const spentBy = await consumeToken(tx, 'reset_password', token);
    if (!spentBy) return { outcome: 'spent' };
    const userId = await ownedAccount(tx, spentBy, request);
    if (!(await setPassword(tx, { userId, passwordHash }))) return { outcome: 'spent' };
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
