import { type PlanPosition, planPositionInWords } from '@/lib/care/plan/credit/rules';
import { hour } from '@/lib/format/duration';
import { formatRupees } from '@/lib/format/money';
import { formatInstant } from '@/lib/format/time';
import { type PartRefund, partRefundInWords, refundedInPart } from '@/lib/payment/refund/rules';
import { enteredMark } from '@/lib/payment/transaction/rules';

export const payingRules = {
  ahead: 'Before the appointment',
  after: 'After the appointment',
  free: 'Nothing is paid: free of charge',
} as const;

export type PayingRule = keyof typeof payingRules;

export function payingRuleOf(text: string): PayingRule {
  return text === 'ahead' || text === 'after' ? text : 'free';
}

/** The rule of a kind of session, and the therapist's where it has none of its own: ahead until one is saved. */
export const payingRuleFor = (
  kind: { readonly payingRule: string | null } | null,
  terms: { readonly payingRule: string } | null,
): PayingRule => payingRuleOf(kind?.payingRule ?? terms?.payingRule ?? 'ahead');

/**
 * `none`: nothing is due, or the fee is not agreed. `plan`: a prepaid plan pays. `reported`: the payer has
 * reported a payment. `entered`: the therapist has entered money that no bank proves, for all or a part.
 */
export type FeeState = 'none' | 'plan' | 'due' | 'reported' | 'verified' | 'entered' | 'refunded';

/** Whether money was received for it, proven or entered. */
export const isPaid = (state: FeeState): boolean => state === 'verified' || state === 'entered';

export type Fee = {
  /** 0 = free of charge; null = to be agreed. */
  readonly amountPaise: number | null;
  readonly rule: PayingRule;
  /** The last moment to pay ahead. */
  readonly payUntil: Date | null;
  /** Whether an unpaid time is released at `payUntil`; never if that is the beginning of the appointment. */
  readonly releases: boolean;
  readonly state: FeeState;
  readonly refund: PartRefund | null;
  /**
   * The amount paid, if it is less than the fee: the payer paid before a page showed the fee, and booked by
   * the link of that payment. Otherwise absent.
   */
  readonly paidPaise?: number;
  /** The part that the therapist entered and that no bank proves, less refunds. Otherwise absent. */
  readonly enteredPaise?: number;
  /**
   * The fee as booked, once the rule for late cancelling or not coming has set the amount. Otherwise absent.
   */
  readonly bookedPaise?: number;
  /** Its number among its plan's paid sessions. */
  readonly plan: PlanPosition | null;
  /** Whether it is a meeting of a product, which has no fee of its own. Otherwise absent. */
  readonly ofPurchase?: boolean;
};

export const noFee: Fee = {
  amountPaise: null,
  rule: 'free',
  payUntil: null,
  releases: false,
  state: 'none',
  refund: null,
  plan: null,
};

/**
 * The state of an appointment's payment: entered money wins over verified money, so that nothing entered
 * looks proven; verified money wins over a report, and a report over a refund. A refused report changes
 * nothing: the fee is due again.
 * @param payments states of the payments for it
 */
export function feeStateOf(amountPaise: number | null, payments: readonly string[]): FeeState {
  if (payments.includes('entered')) return 'entered';
  if (payments.includes('verified')) return 'verified';
  if (payments.includes('pending') || payments.includes('matched')) return 'reported';
  if (payments.includes('refunded')) return 'refunded';
  return amountPaise ? 'due' : 'none';
}

const feeStateLabels: Readonly<Record<FeeState, string>> = {
  none: '',
  plan: 'Paid from a plan',
  due: 'Not paid yet',
  reported: 'Being checked',
  verified: 'Paid',
  entered: enteredMark,
  refunded: 'Refunded',
};

/** "Paid", "Paid in part", "Refunded in part" … */
export function feeLabel({ state, refund, paidPaise }: Pick<Fee, 'state' | 'refund' | 'paidPaise'>): string {
  if (refund && state !== 'entered') return refundedInPart;
  return paidPaise === undefined || state === 'entered' ? feeStateLabels[state] : 'Paid in part';
}

/** The same in a list of appointments: a cancelled one has nothing due, unless its rule asks for a part. */
export function feeInList(
  fee: Pick<Fee, 'state' | 'refund' | 'paidPaise' | 'bookedPaise'>,
  cancelled: boolean,
): string {
  return cancelled && fee.state === 'due' && fee.bookedPaise === undefined ? '' : feeLabel(fee);
}

/**
 * "₹500 was paid before booking. The rest is agreed between the two of you.", or
 * null if all or nothing of the fee is paid.
 * @param reader the client, or another reader
 */
export function paidInPart(
  { state, refund, paidPaise }: Fee,
  reader: 'client' | 'other' = 'client',
): string | null {
  if (refund || paidPaise === undefined || state === 'entered') return null;
  const between = reader === 'client' ? 'the two of you' : 'the two of them';
  return `${formatRupees(paidPaise)} was paid before booking. The rest is agreed between ${between}.`;
}

/**
 * "₹500 of it was entered by the therapist and is not verified with a bank or card company.", or null without entered
 * money.
 */
export function enteredInWords({ state, amountPaise, enteredPaise = 0 }: Fee): string | null {
  if (state !== 'entered') return null;
  const part = amountPaise !== null && enteredPaise < amountPaise ? ' of it' : '';
  return `${formatRupees(enteredPaise)}${part} was entered by the therapist and is not verified with a bank or card company.`;
}

/** "₹1,800, paid.", "₹1,800, ₹500 paid.", or "₹1,800, refunded in part, ₹600 of ₹1,800." */
export function feeStateInWords(fee: Fee): string {
  if (!fee.refund && fee.paidPaise !== undefined && fee.state !== 'entered') {
    return `${priceInWords(fee)}, ${formatRupees(fee.paidPaise)} paid.`;
  }
  const words =
    fee.refund && fee.state !== 'entered' ? partRefundInWords(fee.refund) : feeStateLabels[fee.state];
  return `${priceInWords(fee)}, ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}

/** "₹1,800", "Free of charge", or the words for a fee that is not agreed, or for a meeting of a product. */
export function priceInWords({ amountPaise, ofPurchase }: Pick<Fee, 'amountPaise' | 'ofPurchase'>): string {
  if (ofPurchase) return 'Part of a purchase';
  if (amountPaise === null) return 'Fee to be confirmed';
  return amountPaise === 0 ? 'Free of charge' : formatRupees(amountPaise);
}

/** The consequence of a missed deadline, for the payer; null if the appointment stays. */
export function releaseWarning({ releases }: Pick<Fee, 'releases'>): string | null {
  return releases
    ? 'If it is not paid by then, the appointment is cancelled and the time opens for booking.'
    : null;
}

/**
 * "By the rule of this booking, ₹900 of ₹1,800 is charged.", once a late cancellation or a missed session has
 * set the amount; otherwise null.
 */
export function chargedInWords({
  amountPaise,
  bookedPaise,
}: Pick<Fee, 'amountPaise' | 'bookedPaise'>): string | null {
  if (bookedPaise === undefined || amountPaise === null) return null;
  const what =
    amountPaise === 0
      ? 'nothing'
      : amountPaise < bookedPaise
        ? `${formatRupees(amountPaise)} of ${formatRupees(bookedPaise)}`
        : 'the whole fee';
  return `By the rule of this booking, ${what} is charged.`;
}

/** The words in place of a deadline for a missed session, whose fee we do not ask for. */
export const missedWords = 'The session was missed. Please agree between you whether it is paid.';

/** The same for readers other than the two. */
const missedWordsForOthers = 'The session was missed. They agree between them whether it is paid.';

/** The instant and the zone in which words about a fee are read, and the end of its appointment. */
type Reading = {
  readonly now: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Words for a moment. By default they name its zone, because mails are read alone. */
  readonly format?: (moment: Date, timeZone: string) => string;
};

type ReadingOfFee = Reading & {
  /** Whether the client missed the appointment; its fee then has no deadline. */
  readonly missed?: boolean;
};

/** The words for when a due fee is or was to be paid; null if nothing is due. */
export function whenToPay(
  fee: Fee,
  { now, endsAt, timeZone, format = formatInstant }: Reading,
): string | null {
  const { state, rule, payUntil, bookedPaise } = fee;
  if (state !== 'due') return null;
  if (bookedPaise !== undefined) return 'To be paid now.';
  if (rule === 'after' && endsAt > now) return 'To be paid after the appointment.';
  if (rule !== 'ahead' || !payUntil) return 'To be paid now.';
  const until = format(payUntil, timeZone);
  if (payUntil <= now) return `Payment was due by ${until}.`;
  return [`To be paid by ${until}.`, releaseWarning(fee)].filter(Boolean).join(' ');
}

function pleasePay(fee: Fee, { now, endsAt, timeZone, format = formatInstant }: Reading): string {
  const { rule, payUntil, bookedPaise } = fee;
  if (bookedPaise !== undefined) return 'Please pay now.';
  if (rule === 'after') return endsAt > now ? 'You pay after the appointment.' : 'Please pay now.';
  if (!payUntil) return 'Please pay now.';
  const until = format(payUntil, timeZone);
  if (payUntil <= now) return `Payment was due by ${until}. Please pay now.`;
  return [`Please pay by ${until}.`, releaseWarning(fee)].filter(Boolean).join(' ');
}

/**
 * "₹1,800, not paid yet. Please pay by …", or "Paid from your plan, 2 of 6.", in one line.
 * @param reader the client, whose plan it is and who pays, or another reader
 */
export function feeInWords(fee: Fee, reading: ReadingOfFee, reader: 'client' | 'other' = 'client'): string {
  const { state, plan } = fee;
  if (plan) return `${planPositionInWords(plan, reader)}.`;
  const charged = chargedInWords(fee);
  if (state === 'none') return [`${priceInWords(fee)}.`, charged].filter(Boolean).join(' ');
  if (charged) {
    const pay = reader === 'client' ? pleasePay(fee, reading) : whenToPay(fee, reading);
    return [feeStateInWords(fee), charged, state === 'due' && pay].filter(Boolean).join(' ');
  }
  const entered = enteredInWords(fee);
  if (entered) return `${priceInWords(fee)}. ${entered}`;
  if (state !== 'due')
    return paidInPart(fee, reader)
      ? `${priceInWords(fee)}. ${paidInPart(fee, reader)}`
      : feeStateInWords(fee);
  const mine = reader === 'client';
  if (reading.missed) return `${feeStateInWords(fee)} ${mine ? missedWords : missedWordsForOthers}`;
  return `${feeStateInWords(fee)} ${mine ? pleasePay(fee, reading) : whenToPay(fee, reading)}`;
}

/**
 * The state of a reported fee and the next step, for the payer; otherwise null.
 * @param paidTo the reported bank account, in the words of `accountInWords`; null without a report
 */
export function payerNews(
  { state, refund }: Pick<Fee, 'state' | 'refund'>,
  paidTo: string | null,
): string | null {
  if (state === 'reported' && paidTo !== null) {
    return `We are checking your payment against ${paidTo}. This takes up to two working days. Then we email you. Please do not pay again.`;
  }
  return state === 'verified' && !refund ? 'Payment received.' : null;
}

/** Milliseconds that a late booking has for payment, but never beyond the beginning. */
const shortestPayingHours = 2;

/** The deadline of an appointment that is paid ahead; null for other rules and without a fee. */
export function payUntilOf(
  { rule, payHours, amountPaise }: { rule: PayingRule; payHours: number; amountPaise: number | null },
  startsAt: Date,
  now: Date,
): Date | null {
  if (rule !== 'ahead' || !amountPaise) return null;
  const agreed = startsAt.getTime() - payHours * hour;
  const late = Math.min(now.getTime() + shortestPayingHours * hour, startsAt.getTime());
  return new Date(Math.max(agreed, late));
}

export const appointmentRefusals = {
  unknown: 'We could not find this appointment. Nothing was saved.',
  cancelled: 'This appointment is cancelled, so no payment is due. Please do not pay.',
  moved: 'This appointment has a new time. Open its payment page again to pay for it.',
  checking: 'A payment for this appointment is being checked. Please do not pay twice.',
  paid: 'This appointment is already paid.',
  entered:
    'The therapist has entered a payment for this appointment. Please agree with them about any rest before you pay again.',
  refunded:
    'The payment for this appointment was refunded. Please agree with your therapist before you pay again.',
  plan: 'This appointment is paid from your plan, so no payment is due. Please do not pay.',
  'no-fee': 'No payment is due here: this appointment is free of charge, or its fee is not agreed yet.',
} as const;

export type AppointmentRefusal = keyof typeof appointmentRefusals;

export const appointmentPaymentPath = '/payment/appointment';
