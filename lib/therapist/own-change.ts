import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import type { Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';

type OwnChange = {
  readonly action: AuditAction;
  readonly table: 'places' | 'session_kinds';
  /** Id of the row that is added or changed. */
  readonly id: string;
  readonly request: AuditedRequest;
};

/**
 * Does one thing to what a therapist offers while their hours, appointments and the rest of it stay as they are,
 * and writes its audit line.
 * @returns the answer of `work`; one with `current` is that of an outdated form, which changes nothing
 */
export async function changeOwn<T, R extends string>(
  viewer: MemberOf<'therapist'>,
  { action, table, id, request }: OwnChange,
  work: (tx: Tx, therapist: LinkedTherapist, refuse: Refuse<R>) => Promise<T>,
): Promise<T | R | 'not-linked'> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  return refusableTransaction(async (tx, refuse: Refuse<R>) => {
    // The calendar before the therapist, in the order of those who write hours and free times.
    await tx.$queryRaw`SELECT 1 FROM calendars WHERE therapist_id = ${therapist.id}::uuid FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapist.id}::uuid FOR NO KEY UPDATE`;
    const done = await work(tx, therapist, refuse);
    if (typeof done === 'object' && done !== null && 'current' in done) return done;
    const subject = { table, id };
    await recordAudit(tx, { actor: viewer, action, subject, subjectUserId: viewer.userId, request });
    return done;
  });
}
