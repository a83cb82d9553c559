import 'server-only';
import { hour } from '@/lib/format/duration';
import { payingTasks } from '@/lib/payment/appointment/again';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Clients who pay ahead are reminded this long before the deadline; a late booking gets no reminder. */
const reminderMs = 12 * hour;

/**
 * Enqueues the reminder and the deadline of an appointment's payment. Like other jobs, the reminder belongs
 * to one sequence; the deadline job checks the present deadline instead. Both first check that the fee is
 * still due. A session paid by a plan needs neither.
 */
export async function enqueuePaying(
  tx: Tx,
  { id, icsSequence }: { readonly id: string; readonly icsSequence: number },
  now: Date,
): Promise<void> {
  const { payingRule, payUntil, endsAt, fee, planId } = await tx.booking.findUniqueOrThrow({
    where: { id },
    select: { payingRule: true, payUntil: true, endsAt: true, fee: true, planId: true },
  });
  if (!fee || fee.isZero() || planId !== null) return;
  const payload = { bookingId: id, sequence: String(icsSequence) };
  if (payingRule === 'after') await enqueue(tx, payingTasks.remind, payload, { runAt: endsAt });
  if (!payUntil || payUntil <= now) return;
  const reminder = new Date(payUntil.getTime() - reminderMs);
  if (reminder > now) await enqueue(tx, payingTasks.remind, payload, { runAt: reminder });
  await enqueue(tx, payingTasks.deadline, { bookingId: id }, { runAt: payUntil });
}
