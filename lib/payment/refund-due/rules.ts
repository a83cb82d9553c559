import { endOfIndianDay, formatInstant, formatMoment, indianDay, lastDayInWords } from '@/lib/format/time';
import type { LateRule } from '@/lib/payment/appointment/late';
import { amountInWords } from '@/lib/payment/transaction/rules';

/** Reasons for a refund. The words never name an illness. */
export const dueReasons = {
  'host-cancelled': 'The therapist cancelled the appointment',
  'team-cancelled': 'Our team cancelled the appointment',
  'host-missed': 'The therapist did not come to the appointment',
  'cancelled-in-time': 'The appointment was cancelled in time',
  'cancelled-late': 'The appointment was cancelled late: half of the fee is refunded',
  'late-by-rule':
    'The appointment was cancelled late: what the rule of the booking does not keep is refunded',
  'missed-by-rule': 'The client did not come: what the rule of the booking does not keep is refunded',
  excused: 'The appointment was cancelled late for a good reason: the whole fee is refunded',
  'no-place': 'There is no place in the programme: the deposit is refunded',
  'plan-left': 'Unused sessions of a plan are refunded',
  'account-closed': 'The account is closed: the advance payment is refunded',
} as const;

export type DueReason = keyof typeof dueReasons;

/** The words for a row's reason; the general ones for an unknown reason of another release. */
export const dueReasonInWords = (reason: string): string =>
  Object.entries(dueReasons).find(([name]) => name === reason)?.[1] ?? 'A payment is refunded';

export type DueEnd = 'sent' | 'used' | 'not-arrived' | 'given-up' | 'undone';

/** The words of /refunds, and the number behind the last day. */
export const refundWithin = 'within seven working days';
const workingDays = 7;

/** The last day for a refund owed from this instant: working days are Monday to Friday, in India. */
export function lastDayOf(owedAt: Date): Date {
  const day = new Date(`${indianDay(owedAt)}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/**
 * Paise that a reason owes of a payment (/refunds): the whole remainder, less half of the fee for a late
 * cancellation, or less the part that the rule of the booking has made its fee. Half a paisa goes to the payer.
 * @param feePaise of the appointment; absent or null if the payment was exactly for it
 */
export function owedPaise(
  reason: DueReason,
  paidPaise: number,
  refundedPaise: number,
  feePaise: number | null = null,
): number {
  const most = Math.min(feePaise ?? paidPaise, paidPaise);
  const stays = reason === 'cancelled-late' ? Math.floor(most / 2) : isByRule(reason) ? most : 0;
  return Math.max(0, paidPaise - refundedPaise - stays);
}

/** Reasons for which the appointment's fee is already the part that stays. */
export const isByRule = (reason: string): boolean => reason === 'late-by-rule' || reason === 'missed-by-rule';

/** The reason for what a late cancellation owes: by the usual rule or by that of the booking. */
export const lateReason = (rule: LateRule): DueReason =>
  rule === 'usual' ? 'cancelled-late' : 'late-by-rule';

/** Reasons whose money may pay another appointment: the whole fee of a cancelled one. */
const movable: readonly string[] = [
  'host-cancelled',
  'team-cancelled',
  'host-missed',
  'cancelled-in-time',
] satisfies DueReason[];

export const isMovable = (reason: string): boolean => movable.includes(reason);

export const movableReasons = [...movable];

const ends: readonly DueEnd[] = ['sent', 'used', 'not-arrived', 'given-up', 'undone'];

export const dueEndOf = (text: string | null): DueEnd | null => ends.find((known) => known === text) ?? null;

export const refundDueTasks = { watch: 'watch-refunds-due', mail: 'mail-refund-due' } as const;

/** Days before the last one on which the holder is reminded. */
export const remindDays = 2;

export type Due = {
  /** The report or, by card, its money. */
  readonly paymentId: string;
  readonly reason: string;
  readonly amountPaise: number;
  /** The refunded part. */
  readonly sentPaise: number;
  readonly currency: string;
  /** "2026-12-08"; null until the money is found at the bank. */
  readonly dueOn: string | null;
  readonly owedAt: Date;
  readonly ended: DueEnd | null;
  readonly endedAt: Date | null;
  /** Beginning of the cancelled appointment; null for other refunds. */
  readonly cancelled: Date | null;
  /** Beginning of the appointment that it pays. */
  readonly usedFor: Date | null;
  /** Zone in which the payer reads times. */
  readonly timeZone: string;
  /** Whether it may pay another appointment now. */
  readonly movable: boolean;
};

type Rest = Pick<Due, 'amountPaise' | 'sentPaise' | 'currency'>;

/** "₹900", the unrefunded rest. */
export const restInWords = ({ amountPaise, sentPaise, currency }: Rest): string =>
  amountInWords({ amountPaise: amountPaise - sentPaise, currency });

/** "8 December 2026", and outside India the end of that day on both clocks. */
export const dueOnInWords = (dueOn: string, timeZone: string): string =>
  lastDayInWords(endOfIndianDay(dueOn), timeZone);

/** The state of a due refund, for its payer; null if it ended without effect. */
export function dueForPayer(due: Due): string | null {
  const { ended, dueOn, sentPaise, usedFor, timeZone, currency } = due;
  if (ended === 'not-arrived' || ended === 'undone') return null;
  if (ended === 'given-up') return `You chose not to get a refund of ${amountInWords({ ...due })}.`;
  if (ended === 'used') {
    const instead = usedFor
      ? `your appointment on ${formatInstant(usedFor, timeZone)}`
      : 'another appointment';
    return `${amountInWords({ ...due })} is used for ${instead} instead of being refunded.`;
  }
  if (ended === 'sent') return null;
  if (dueOn === null) return `When the money arrives, we refund it to you ${refundWithin}.`;
  const part =
    sentPaise > 0 ? `${amountInWords({ amountPaise: sentPaise, currency })} has been refunded. ` : '';
  return `${part}${restInWords(due)} will be refunded to you by ${dueOnInWords(dueOn, timeZone)} at the latest.`;
}

/**
 * The same for the holder of the money, with the reason.
 * @param timeZone in which the holder reads times
 */
export function dueForHolder(due: Due, timeZone: string): string | null {
  const { ended, dueOn, reason, usedFor } = due;
  const why = `${dueReasonInWords(reason)}.`;
  if (ended === 'used')
    return `${why} It pays for ${usedFor ? `the appointment on ${formatMoment(usedFor, timeZone)}` : 'another appointment'} instead, so no refund is due.`;
  if (ended === 'sent') return `${why} It has been refunded.`;
  if (ended === 'given-up') return `${why} The payer does not want a refund.`;
  if (ended === 'not-arrived' || ended === 'undone') return null;
  if (dueOn === null) return `${why} If this money has arrived, refund it ${refundWithin}.`;
  return `Refund due: ${restInWords(due)}, by ${dueOnInWords(dueOn, timeZone)}. ${why}`;
}
