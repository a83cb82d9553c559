import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { Tx } from '@/lib/server/db';

/**
 * The result of a message about an order. `returning`: the money could not be used and is refunded. `unknown`
 * and `differs` change nothing and need a person.
 */
export type Settlement =
  | 'paid'
  | 'returning'
  | 'refunded'
  | 'refunded-in-part'
  | 'closed'
  | 'unchanged'
  | 'unknown'
  | 'differs';

/** An order whose message is being handled, and the subject of its money. */
export type Settled = {
  readonly id: string;
  readonly quotationId: string | null;
  readonly internshipApplicationId: string | null;
  readonly appointmentId: string | null;
  /** Account of the therapist who is paid. */
  readonly therapistUserId: string | null;
  readonly userId: string | undefined;
};

export async function noteStep(
  tx: Tx,
  { id, userId }: Pick<Settled, 'id' | 'userId'>,
  action: AuditAction,
): Promise<void> {
  await recordAudit(tx, {
    actor: 'system',
    action,
    subject: { table: 'transactions', id },
    ...(userId !== undefined && { subjectUserId: userId }),
  });
}
