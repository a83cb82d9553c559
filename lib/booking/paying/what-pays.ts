import 'server-only';
import { lockPair } from '@/lib/care/plan/credit/commands';
import { type CreditSums, freeOf } from '@/lib/care/plan/credit/rules';
import { paidPlans } from '@/lib/care/plan/credit/sums';
import { lockBookingLink } from '@/lib/payment/booking-link/lock';
import {
  bookingOrder,
  keepsOrder,
  meetingsColumns,
  nextMeeting,
  type OpenMeeting,
  type PurchaseColumn,
} from '@/lib/payment/booking-link/meetings';
import { lockDue, type Movable, movableDue } from '@/lib/payment/refund-due/moving';
import type { Tx } from '@/lib/server/db';

/** The means that pay an appointment instead of its fee: an earlier payment, or a session of a plan. */
type Pays =
  | { readonly by: 'payment'; readonly column: PurchaseColumn; readonly meeting: OpenMeeting }
  | { readonly by: 'due'; readonly payment: string; readonly due: Movable }
  | { readonly by: 'plan'; readonly sums: CreditSums };

type AboutToBook = {
  /** The payment whose booking link the person followed. */
  readonly payment: string | undefined;
  /** Therapist of the calendar; null for the service's. */
  readonly therapistId: string | null;
  /** Profile of a signed-in client; guests have no plans. */
  readonly clientId: string | null;
  readonly free: boolean;
  /** Id of the kind of session; null for consultations. */
  readonly kindId: string | null;
  /** Whether it is the therapist's first kind, which a payment of their fee pays for; true for consultations. */
  readonly usual: boolean;
  /** Length of the time, once it is held. */
  readonly minutes?: number;
};

type Held = { readonly startsAt: Date; readonly endsAt: Date };

type Reads = Pick<Tx, 'paymentSubmission' | 'transaction' | 'refundDue' | '$queryRaw'>;

/** The payment of a followed link, if it counts for such an appointment: a report or, for our own calendar, an order. */
async function purchaseOf(
  client: Reads,
  payment: string,
  { therapistId, kindId, usual }: Pick<AboutToBook, 'therapistId' | 'kindId' | 'usual'>,
) {
  const report = await client.paymentSubmission.findFirst({
    where: {
      id: payment,
      therapistId,
      status: { notIn: ['rejected', 'refunded'] },
      appointmentId: null,
      OR: [
        ...(usual ? [{ quotationId: null }, { quotation: { kindId: null, plan: { is: null } } }] : []),
        ...(kindId === null ? [] : [{ quotation: { kindId, plan: { is: null } } }]),
      ],
    },
    select: meetingsColumns,
  });
  if (report) return { column: { paymentId: payment }, paid: report };
  if (therapistId !== null) return null;
  const where = { ...bookingOrder, id: payment };
  const order = await client.transaction.findFirst({ where, select: meetingsColumns });
  return order && { column: { orderId: payment }, paid: order };
}

/**
 * The means that pay an appointment: the payment whose link the person followed, else the oldest plan with a
 * session left. Pages show this decision, and booking follows it. A payment counts if it was made to the same
 * therapist (or to the service, for its calendar), is not refunded or refused, and has a meeting that is not booked; a
 * held time must have the length of that meeting. A payment for a quotation, and a plan, pay sessions of their kind, and
 * any other payment one of the first. An order by card pays its meetings once its money has arrived. A payment that bought a plan pays only through the plan. A payment due
 * back for a cancelled appointment can pay another one with the same therapist, whatever its kind.
 * @returns null if its own fee is due
 */
export async function whatPays(
  client: Reads,
  { payment, therapistId, clientId, free, kindId, usual, minutes }: AboutToBook,
): Promise<Pays | null> {
  const due =
    payment === undefined || therapistId === null || free
      ? null
      : await movableDue(client, payment, therapistId);
  if (due && payment !== undefined) return { by: 'due', payment, due };
  const found =
    payment === undefined ? null : await purchaseOf(client, payment, { therapistId, kindId, usual });
  const meeting = found && nextMeeting(found.paid);
  const fits = minutes === undefined || !meeting?.bought || meeting.bought.minutes === minutes;
  if (meeting && fits) return { by: 'payment', column: found.column, meeting };
  if (free || clientId === null || therapistId === null) return null;
  const plans = await paidPlans(client, { clientId, therapistId, kindId });
  const plan = plans.find(({ sums }) => freeOf(sums) > 0);
  return plan ? { by: 'plan', sums: plan.sums } : null;
}

/** The decision in a word; a booking is refused once it differs from the one on the person's page. */
export function paysWord(pays: Pays | null): string {
  return pays?.by === 'due' ? `due ${pays.due.amountPaise}` : (pays?.by ?? 'fee');
}

/**
 * Makes the same decision for the appointment that is being booked, and locks it until the commit: of two
 * appointments booked at once by one link the second sees the first; the same holds for a booking and a
 * payment for a plan. If the host cancels an appointment, or the client in time, its payment is free again; a
 * late cancellation uses it up, like a session of a plan.
 */
export async function lockWhatPays(tx: Tx, about: AboutToBook & { readonly at: Held }): Promise<Pays | null> {
  const { payment, therapistId, clientId, free } = about;
  if (payment !== undefined) {
    await lockBookingLink(tx, payment);
    await lockDue(tx, payment);
  }
  if (!free && clientId !== null && therapistId !== null) await lockPair(tx, { clientId, therapistId });
  const pays = await whatPays(tx, about);
  if (pays?.by === 'payment' && keepsOrder(pays.meeting, about.at)) {
    // Only a cancelled booking can have the meeting still.
    const before = { ...pays.column, meetingNumber: pays.meeting.number };
    await tx.booking.updateMany({ where: before, data: { paymentId: null, orderId: null } });
  }
  return pays;
}
