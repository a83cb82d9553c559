import 'server-only';
import { hour } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Jobs about the payment of appointments, in `lib/booking/paying/jobs.ts`. */
export const payingTasks = {
  remind: 'remind-to-pay-appointment',
  deadline: 'end-time-to-pay-appointment',
  tellUnpaid: 'tell-unpaid-appointment',
  ask: 'ask-to-pay-appointment',
} as const;

/** Milliseconds that a payer whose payment was not found has to answer before the deadline applies again. */
const graceMs = 24 * hour;

/** Milliseconds by which the clocks of the queue and its worker may differ: the job must run after the end. */
const clocksApartMs = 60_000;

type Reviewed = { readonly status: string; readonly reviewedAt: Date | null };

/** Whether a payer may still answer the refusal of one of these reports. */
export function answersRefusal(reports: readonly Reviewed[], now: Date): boolean {
  return reports.some(
    ({ status, reviewedAt }) =>
      status === 'rejected' &&
      reviewedAt !== null &&
      now.getTime() - reviewedAt.getTime() < graceMs - clocksApartMs,
  );
}

/** Enqueues the deadline of an appointment again, because the report that had met it was refused. */
export async function enqueueDeadlineAgain(tx: Tx, appointmentId: string | null, now: Date): Promise<void> {
  if (appointmentId === null) return;
  const found = await tx.booking.findUnique({
    where: { id: appointmentId, status: 'confirmed', payUntil: { not: null } },
    select: { payUntil: true },
  });
  if (!found?.payUntil) return;
  const runAt = new Date(Math.max(found.payUntil.getTime(), now.getTime() + graceMs));
  await enqueue(tx, payingTasks.deadline, { bookingId: appointmentId }, { runAt });
}

type Report = { readonly id: string; readonly appointmentId: string | null };

/** The same after a refused report: for its appointment, or the one that was booked by its link. */
export async function enqueueDeadlineOf(tx: Tx, { id, appointmentId }: Report, now: Date): Promise<void> {
  const booked = await tx.booking.findFirst({ where: { paymentId: id }, select: { id: true } });
  await enqueueDeadlineAgain(tx, appointmentId ?? booked?.id ?? null, now);
}
