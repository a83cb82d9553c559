import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import { type SecondFactorChange, secondFactorTasks } from '@/lib/account/second-factor/rules';
import { openSecret, stepOfCode } from '@/lib/account/second-factor/secret';
import type { MemberOf } from '@/lib/account/session/session';
import type { StartedSession } from '@/lib/account/session/session-store';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** A person whose account can have a second factor. */
export type Holder = Pick<MemberOf<'admin'> | MemberOf<'therapist'>, 'userId' | 'sessionId' | 'profile'>;
/** The result of a code; after `done` the session continues under another token. */
export type Passed =
  | { readonly outcome: 'done'; readonly session: StartedSession }
  | { readonly outcome: 'wrong' | 'used' | 'limited' | 'expired' | 'signed-out' };

export function write(
  tx: Tx,
  actor: Actor,
  userId: string,
  action: AuditAction,
  more: { readonly details?: Readonly<Record<string, string>>; readonly request?: AuditedRequest } = {},
): Promise<string> {
  const subject = { table: 'second_factors', id: userId };
  return recordAudit(tx, { actor, action, subject, subjectUserId: userId, ...more });
}

export async function tell(tx: Tx, userId: string, change: SecondFactorChange): Promise<void> {
  await enqueue(tx, secondFactorTasks.mailChanged, { userId, change, at: new Date().toISOString() });
}

/**
 * Locks the row of the second factor until the end of the transaction, so that two tries of one code come one after
 * the other.
 */
export async function hold(tx: Tx, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM second_factors WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.secondFactor.findUnique({ where: { userId } });
}

/** Accepts a code of the app, once. Refuses a code at or before the last accepted one (RFC 6238 §5.2). */
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
