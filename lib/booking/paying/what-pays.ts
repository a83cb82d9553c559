import 'server-only';
import { lockPair } from '@/lib/care/plan/credit/commands';
import { type CreditSums, freeOf } from '@/lib/care/plan/credit/rules';
import { paidPlans } from '@/lib/care/plan/credit/sums';
import { cancelledColumns, freesPayment } from '@/lib/payment/appointment/cancelled';
import { lockDue, type Movable, movableDue } from '@/lib/payment/refund-due/moving';
import type { Tx } from '@/lib/server/db';

/** What pays an appointment instead of its fee: a payment that was made before, or a session of a plan. */
type Pays =
  | { readonly by: 'payment'; readonly id: string }
  | { readonly by: 'due'; readonly payment: string; readonly due: Movable }
  | { readonly by: 'plan'; readonly sums: CreditSums };

/** An appointment that is about to be booked. */
type AboutToBook = {
  /** The payment whose booking link the person followed. */
  readonly payment: string | undefined;
  /** Therapist of the calendar; null for our own. */
  readonly therapistId: string | null;
  /** Profile of a signed-in client; guests have no plans. */
  readonly clientId: string | null;
  /** Whether the appointment is free of charge. */
  readonly free: boolean;
};

type Reads = Pick<Tx, 'paymentSubmission' | 'refundDue' | '$queryRaw'>;

/**
 * What pays an appointment: the payment whose link the person followed, else the oldest plan that has a session left.
 * Pages say what this decides, and booking does it. A payment counts when it was made to the same therapist (or to us,
 * for our own calendar), is not refunded or refused, and has no other appointment that stands or was cancelled late.
 * Once a payment has made a plan, the plan pays. What is due back for a cancelled appointment pays another one with the same therapist.
 * @returns null when its own fee is asked for
 */
export async function whatPays(
  client: Reads,
  { payment, therapistId, clientId, free }: AboutToBook,
): Promise<Pays | null> {
  const due =
    payment === undefined || therapistId === null || free
      ? null
      : await movableDue(client, payment, therapistId);
  if (due && payment !== undefined) return { by: 'due', payment, due };
  const paid =
    payment === undefined
      ? null
      : await client.paymentSubmission.findFirst({
          where: {
            id: payment,
            therapistId,
            status: { notIn: ['rejected', 'refunded'] },
            appointmentId: null,
            AND: [
              { OR: [{ booking: { is: null } }, { booking: { status: 'cancelled' } }] },
              { OR: [{ quotationId: null }, { quotation: { plan: { is: null } } }] },
            ],
          },
          select: { id: true, booking: { select: cancelledColumns } },
        });
  if (paid && (!paid.booking || freesPayment(paid.booking))) return { by: 'payment', id: paid.id };
  if (free || clientId === null || therapistId === null) return null;
  const plans = await paidPlans(client, { clientId, therapistId });
  const plan = plans.find(({ sums }) => freeOf(sums) > 0);
  return plan ? { by: 'plan', sums: plan.sums } : null;
}

/**
 * Decides the same for the appointment that is being booked, and keeps it so until the commit: the second of two
 * appointments booked at once by one link sees the first, and so do a booking and a payment of a plan. An
 * appointment that the host cancelled, or the client in time, frees its payment; one that was cancelled late has used it,
 * like a session of a plan.
 */
export async function lockWhatPays(tx: Tx, about: AboutToBook): Promise<Pays | null> {
  const { payment, therapistId, clientId, free } = about;
  if (payment !== undefined) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-of-payment:${payment}`}, 0))`;
    await lockDue(tx, payment);
    const booked = await tx.booking.findUnique({ where: { paymentId: payment }, select: cancelledColumns });
    if (booked && freesPayment(booked)) {
      await tx.booking.update({ where: { paymentId: payment }, data: { paymentId: null } });
    }
  }
  if (!free && clientId !== null && therapistId !== null) await lockPair(tx, { clientId, therapistId });
  return whatPays(tx, about);
}
