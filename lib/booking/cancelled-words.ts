import type { BookingView } from '@/lib/booking/queries';
import { formatRupees } from '@/lib/format/money';
import { nameForMail } from '@/lib/format/plain-text';
import { isLate, latePart, paiseOfPart } from '@/lib/payment/appointment/late';
import { chargedInWords, isPaid } from '@/lib/payment/appointment/rules';
import { partInWords } from '@/lib/payment/refund/rules';
import {
  type DueReason,
  dueForHolder,
  dueForPayer,
  dueOnInWords,
  owedPaise,
  refundWithin,
  restInWords,
} from '@/lib/payment/refund-due/rules';

type Cancelled = Pick<
  BookingView,
  | 'cancelledBy'
  | 'cancelledAt'
  | 'startsAt'
  | 'changes'
  | 'rules'
  | 'fee'
  | 'therapist'
  | 'due'
  | 'backOnPlan'
>;

const byPerson = (cancelledBy: string | null) => cancelledBy === 'client' || cancelledBy === 'guest';

/** Tells the client or guest who cancelled an appointment, or that its time was released. */
export function whyCancelled({
  cancelledBy,
  therapist,
  hostMissedAt,
}: Pick<BookingView, 'cancelledBy' | 'therapist' | 'hostMissedAt'>): string {
  if (hostMissedAt && therapist) return `${therapist.name} did not come. We are sorry.`;
  if (byPerson(cancelledBy)) return 'You cancelled it.';
  if (cancelledBy === 'system') return 'It was not paid in time, so the time is free again.';
  const who = cancelledBy === 'therapist' && therapist ? therapist.name : 'Our team';
  return `${who} cancelled it. We are sorry.`;
}

/**
 * A therapist's reason, for a guest, who can read it only by link and mail. Null without a reason, and for a
 * client, who reads it after signing in.
 */
export function reasonForGuest({
  cancelledBy,
  cancelReason,
  person,
}: Pick<BookingView, 'cancelledBy' | 'cancelReason' | 'person'>): string | null {
  return cancelledBy === 'therapist' && person?.userId === null ? cancelReason : null;
}

/** Tells the therapist, before they cancel, what happens to a guest's money; null if there is none. */
export function moneyIfHostCancels({
  state,
  refund,
}: Pick<BookingView['fee'], 'state' | 'refund'>): string | null {
  if (refund) return `${partInWords(refund)} has been refunded.`;
  const goesBack = `we refund the whole fee to them, ${refundWithin}.`;
  if (isPaid(state)) return `They have paid for it: ${goesBack}`;
  return state === 'reported'
    ? `They told us that they have paid for it. Once it has arrived, ${goesBack}`
    : null;
}

type Ending = Pick<Cancelled, 'fee'> & { readonly therapist: object | null } & Partial<
    Pick<Cancelled, 'due' | 'backOnPlan'>
  > & {
    /** True if the client or guest cancels too late to do so free of charge. */
    readonly late: boolean;
    /** Paise that the rule of the booking asks for; null under the usual rule. */
    readonly charge: number | null;
  };

const wordEnough = 'If you were ill or in crisis, you get a full refund. You do not need proof.';

/** Tells the refund's amount and last day, once known: "That is ₹900, by 8 December 2026 at the latest." */
function amountThatGoesBack(reason: DueReason, fee: Cancelled['fee'], due: Cancelled['due']): string | null {
  if (due)
    return (
      due.dueOn && `That is ${restInWords(due)}, by ${dueOnInWords(due.dueOn, due.timeZone)} at the latest.`
    );
  const paid = fee.refund?.paidPaise ?? fee.paidPaise ?? fee.amountPaise;
  const owed = paid === null ? 0 : owedPaise(reason, paid, fee.refund?.refundedPaise ?? 0, fee.amountPaise);
  return owed > 0 ? `That is ${formatRupees(owed)}.` : null;
}

/**
 * The money of a late cancellation by the rule of its booking. Before it, `fee` is the fee as booked; after it
 * the part that is charged, and `due` holds what goes back.
 */
function moneyByRule(fee: Cancelled['fee'], charge: number, due: Cancelled['due']): string {
  const costs = `By the rule of this booking, cancelling late costs ${formatRupees(charge)}.`;
  const free = 'If you were ill or in crisis, it costs nothing. You do not need proof.';
  const before = fee.bookedPaise === undefined;
  const paid = fee.refund?.paidPaise ?? fee.paidPaise ?? fee.amountPaise ?? 0;
  const back = before && paid > charge ? paid - charge - (fee.refund?.refundedPaise ?? 0) : 0;
  const told = fee.state === 'reported';
  const goes = back > 0 && `${formatRupees(back)} is refunded to you, ${refundWithin}.`;
  const arriving =
    due?.ended === null && due.dueOn === null
      ? `When the money arrives, ${restInWords(due)} of it is refunded to you ${refundWithin}.`
      : due && dueForPayer(due);
  return [
    costs,
    (told || isPaid(fee.state)) &&
      goes &&
      (told ? `Once your payment has arrived, ${goes}` : `You have paid for it: ${goes}`),
    !before && fee.refund && `${partInWords(fee.refund)} has been refunded.`,
    arriving,
    free,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same words before and after cancelling. */
function moneyAtEnd({ fee, therapist, late, charge, due = null, backOnPlan = false }: Ending): string {
  if (due?.ended === 'used' || due?.ended === 'given-up') return dueForPayer(due) ?? '';
  if (fee.state === 'refunded') return 'Your payment has been refunded.';
  if (backOnPlan) return 'The session is back on your plan.';
  if (fee.state === 'plan') {
    return late
      ? 'If you cancel late, the session counts as used. If you were ill or in crisis, it returns to your plan. You do not need proof.'
      : 'The session returns to your plan.';
  }
  if (late && charge && due?.reason !== 'excused') return moneyByRule(fee, charge, due);
  if (!isPaid(fee.state) && fee.state !== 'reported') return 'You do not owe anything for it.';
  // Our own consultations cost nothing, whenever they are cancelled; the payment was for something else.
  if (therapist === null) {
    const free = fee.ofPurchase ? '' : 'It was free of charge. ';
    return `${free}Your purchase is not affected, and you can book another time with your payment link.`;
  }
  if (fee.refund && (due === null || due.ended !== null))
    return `${partInWords(fee.refund)} has been refunded.`;
  const excused = due?.reason === 'excused';
  const half = late && !excused;
  if (due?.ended === null && due.sentPaise > 0)
    return [dueForPayer(due), half && wordEnough].filter(Boolean).join(' ');
  const [paid, arrived] = isPaid(fee.state)
    ? ['You have paid for it', '']
    : ['You told us that you have paid for it', 'Once it has arrived, '];
  const back = half ? 'half of the fee' : 'the whole fee';
  const goes = `${back} is refunded to you, ${refundWithin}.`;
  const amount = amountThatGoesBack(half ? 'cancelled-late' : 'cancelled-in-time', fee, due);
  return [
    fee.refund && `${partInWords(fee.refund)} has been refunded.`,
    half
      ? `${paid}. After a late cancellation, you cannot use this payment for another appointment.`
      : arrived === '' && `${paid}: ${goes}`,
    !half && arrived !== '' && `${paid}. ${arrived}${goes}`,
    half && `${arrived}${arrived === '' ? `${goes.charAt(0).toUpperCase()}${goes.slice(1)}` : goes}`,
    amount,
    half && wordEnough,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The refund rules of /refunds for a cancelled appointment, told to the client or guest. */
export function moneyAfterCancelling(booking: Cancelled): string {
  const { fee, therapist, due, backOnPlan } = booking;
  const charge = fee.bookedPaise === undefined ? null : fee.amountPaise;
  return moneyAtEnd({ fee, therapist, due, backOnPlan, late: wasLate(booking), charge });
}

function wasLate({ cancelledBy, cancelledAt, startsAt, changes, rules }: Cancelled): boolean {
  if (!byPerson(cancelledBy) || cancelledAt === null) return false;
  return isLate({ startsAt, cancelNoticeHours: changes.noticeHours, late: rules.late }, cancelledAt);
}

/** An appointment that its client may cancel. `therapist` is null for our own consultations. */
type AboutToCancel = Pick<Cancelled, 'fee' | 'startsAt' | 'rules'> & {
  readonly therapist: object | null;
  /** Hours before the beginning until which cancelling is free. */
  readonly noticeHours: number;
};

function endingOf(booking: AboutToCancel, now: Date): Ending {
  const { fee, therapist, startsAt, rules, noticeHours } = booking;
  const late = isLate({ startsAt, cancelNoticeHours: noticeHours, late: rules.late }, now);
  const byRule = rules.late !== 'usual' && fee.state !== 'plan' && fee.amountPaise !== null;
  const charge = byRule ? paiseOfPart(fee.amountPaise, latePart(rules.late, startsAt, now)) : null;
  return { fee, therapist, late, charge };
}

export function moneyIfCancelled(booking: AboutToCancel, now: Date): string {
  return moneyAtEnd(endingOf(booking, now));
}

/**
 * Whether it matters that the client was ill or in crisis: the cancellation is late, and something was paid or
 * is asked for.
 */
function countsFor({ fee, therapist, late, charge }: Ending): boolean {
  const paid = isPaid(fee.state) || ['reported', 'plan'].includes(fee.state);
  return late && therapist !== null && charge !== 0 && (paid || charge !== null);
}

export const wordCounts = (booking: AboutToCancel, now: Date): boolean => countsFor(endingOf(booking, now));

export function canBeExcused(booking: Cancelled): boolean {
  const { fee, therapist, due } = booking;
  const charge = fee.bookedPaise === undefined ? null : fee.amountPaise;
  return (
    due?.reason !== 'excused' &&
    due?.ended !== 'given-up' &&
    countsFor({ fee, therapist, late: wasLate(booking), charge })
  );
}

/** The same for the host; null if there is nothing to do or say. */
export function cancelledForHost({
  cancelledBy,
  fee,
  therapist,
  due,
  person,
  hostZone,
  hostMissedAt,
}: Pick<BookingView, 'cancelledBy' | 'fee' | 'therapist' | 'due' | 'person' | 'hostZone' | 'hostMissedAt'>):
  | string
  | null {
  if (hostMissedAt && !due) return 'Your client waited in our room, and you did not come.';
  if (cancelledBy === 'system' && !hostMissedAt) {
    return 'It was not paid in time, so the time is free again, as you asked us. Your client has been notified.';
  }
  const charged = chargedInWords(fee);
  if (due || charged)
    return (
      [
        charged,
        due && dueForHolder(due, hostZone),
        due?.ended === null && person && `For ${nameForMail(person.name)}.`,
      ]
        .filter(Boolean)
        .join(' ') || null
    );
  return therapist !== null && (isPaid(fee.state) || fee.state === 'reported')
    ? 'A payment was made for it. Please refund the amount under the refund rules, and record it in Payments.'
    : null;
}
