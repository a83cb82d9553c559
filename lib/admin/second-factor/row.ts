import 'server-only';
import { type SecondFactorChange, secondFactorTasks } from '@/lib/admin/second-factor/rules';
import { openSecret, stepOfCode } from '@/lib/admin/second-factor/secret';
import { type Actor, recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import type { StartedSession } from '@/lib/auth/session-store';
import type { Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { CallingRequest } from '@/lib/request/read-request';

// What setting up, confirming and changing have in common.

export type Admin = Pick<MemberOf<'admin'>, 'userId' | 'sessionId' | 'profile'>;
export type Request = Pick<CallingRequest, 'id' | 'network'>;

/** What came of a code; with `done` the session goes on under another token. */
export type Passed =
  | { readonly outcome: 'done'; readonly session: StartedSession }
  | { readonly outcome: 'wrong' | 'used' | 'limited' | 'expired' | 'signed-out' };

/** Writes a step into the audit log. */
export function write(
  tx: Tx,
  actor: Actor,
  userId: string,
  action: `second-factor.${string}`,
  more: { readonly details?: Readonly<Record<string, string>>; readonly request?: Request } = {},
): Promise<void> {
  const subject = { table: 'second_factors', id: userId };
  return recordAudit(tx, { actor, action, subject, subjectUserId: userId, ...more });
}

/** Tells the person by mail, so that they can act if it was somebody else. */
export async function tell(tx: Tx, userId: string, change: SecondFactorChange): Promise<void> {
  await enqueue(tx, secondFactorTasks.mailChanged, { userId, change, at: new Date().toISOString() });
}

/** The row of the second factor, held until the end of the transaction: two tries of one code wait for each other. */
export async function hold(tx: Tx, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM second_factors WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.secondFactor.findUnique({ where: { userId } });
}

/** Takes a code of the app, once. A code at or before the last one that was taken is refused (RFC 6238 §5.2). */
export async function takeCode(
  tx: Tx,
  userId: string,
  code: string,
  now: Date,
): Promise<'done' | 'wrong' | 'used'> {
  const factor = await hold(tx, userId);
  const secret = factor?.confirmedAt ? openSecret({ userId }, factor.encryptedSecret) : undefined;
  const step = secret ? stepOfCode(secret, code, now) : null;
  if (!factor || step === null) return 'wrong';
  if (factor.lastUsedStep !== null && step <= factor.lastUsedStep) return 'used';
  await tx.secondFactor.update({ where: { userId }, data: { lastUsedStep: step } });
  return 'done';
}
