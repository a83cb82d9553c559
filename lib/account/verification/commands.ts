import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { accountTasks } from '@/lib/account/task-names';
import { issueToken, retireTokens, spendToken } from '@/lib/account/token/commands';
import { verificationHours } from '@/lib/account/verification/rules';
import { recordAudit } from '@/lib/audit/record';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { limitOf, reserve } from '@/lib/rate-limit/spend';
import type { CallingRequest } from '@/lib/request/read-request';

const hour = 3_600;

/** Makes a link that confirms the person's address and queues the mail that carries it. Older links stay good. */
export async function queueVerification(tx: Tx, userId: string): Promise<void> {
  const tokenId = await issueToken(tx, { userId, purpose: 'verify_email', minutes: verificationHours * 60 });
  if (!tokenId) return;
  const task = accountTasks.mailVerification;
  await enqueue(tx, task, { tokenId }, { jobKey: `${task}:${tokenId}` });
}

/** As `queueVerification`, three times an hour at most, whoever asks. @returns whether a mail is on its way */
export async function resendVerificationTo(tx: Tx, userId: string): Promise<boolean> {
  const reservation = await reserve(tx, [limitOf('verification-mail', userId, 3, hour)]);
  if (reservation.allowed) await queueVerification(tx, userId);
  return reservation.allowed;
}

/** Notes that a person reads mail at their address, once; all links that would say so again are spent with it. */
export async function markVerified(tx: Tx, userId: string, request: CallingRequest): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  await retireTokens(tx, { userId, purpose: 'verify_email' });
  if (count === 0) return;
  await recordAudit(tx, {
    actor: await actorOf(tx, userId),
    action: 'email.verified',
    subject: { table: 'users', id: userId },
    subjectUserId: userId,
    request,
  });
}

/** Confirms the address whose mail held this secret. @returns false when it is spent, too old or unknown */
export async function verifyAddress(secret: string, request: CallingRequest): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const userId = await spendToken(tx, 'verify_email', secret);
    if (!userId) return false;
    await markVerified(tx, userId, request);
    return true;
  });
}

type Resent = 'sent' | 'already' | 'enough';

/** Sends the link once more to somebody signed in. */
export async function resendVerificationOf(userId: string): Promise<Resent> {
  return db.$transaction(async (tx): Promise<Resent> => {
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { emailVerifiedAt: true },
    });
    if (user.emailVerifiedAt) return 'already';
    return (await resendVerificationTo(tx, userId)) ? 'sent' : 'enough';
  });
}
