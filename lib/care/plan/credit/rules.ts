import { formatRupees } from '@/lib/format/money';

export type CreditSums = {
  readonly paid: number;
  readonly refunded: number;
  readonly used: number;
  /** Reserved and not used yet; part of the credit. */
  readonly held: number;
  readonly paidPaise: number;
  readonly refundedPaise: number;
  readonly usedPaise: number;
};

export const noCredit: CreditSums = {
  paid: 0,
  refunded: 0,
  used: 0,
  held: 0,
  paidPaise: 0,
  refundedPaise: 0,
  usedPaise: 0,
};

/** The rest of the payment: paid - refunded - used. */
export function creditOf({ paid, refunded, used }: CreditSums): number {
  return paid - refunded - used;
}

export function creditPaiseOf({ paidPaise, refundedPaise, usedPaise }: CreditSums): number {
  return paidPaise - refundedPaise - usedPaise;
}

/** Sessions that can be booked or refunded. */
export function freeOf(sums: CreditSums): number {
  return creditOf(sums) - sums.held;
}

/**
 * The share of some sessions in the remaining money. All of them together get all of it, so that rounding
 * loses no paisa.
 */
export function shareOf(sums: CreditSums, sessions: number): number {
  const credit = creditOf(sums);
  return credit > 0 ? Math.floor((creditPaiseOf(sums) * sessions) / credit) : 0;
}

/**
 * Free sessions that this many paise cover. People refund round amounts, so one paisa for each paid session
 * may be missing.
 */
export function sessionsWorth(sums: CreditSums, paise: number): number {
  const one = shareOf(sums, 1);
  return paise > 0 && one > 0 ? Math.min(freeOf(sums), Math.floor((paise + sums.paid) / one)) : 0;
}

/** The rules for unused sessions after a handover: money never moves to the other therapist by itself. */
export function creditStays(sums: CreditSums, former: string, next: string): string {
  const sessions = freeOf(sums);
  const left = `${sessions} paid ${sessions === 1 ? 'session' : 'sessions'} (${formatRupees(shareOf(sums, sessions))})`;
  return `${left} with ${former} cannot be used with ${next}. The person who received the money refunds it to you. Write to them if you have not received it.`;
}

/** The number of an appointment among a plan's paid sessions: "2 of 6", by time. */
export type PlanPosition = { readonly number: number; readonly of: number };

/** "Paid from your plan, 2 of 6"; other readers than the client see "the plan". */
export function planPositionInWords(
  { number, of }: PlanPosition,
  reader: 'client' | 'other' = 'client',
): string {
  return `Paid from ${reader === 'client' ? 'your' : 'the'} plan, ${number} of ${of}`;
}

const sessionsInWords = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** "Paid from your plan: 4 of 6 sessions left to book", before booking. */
export function paidByPlan(sums: CreditSums): string {
  return `Paid from your plan: ${freeOf(sums)} of ${sessionsInWords(sums.paid - sums.refunded)} left to book`;
}

/** "6 paid in advance: 1 used, 1 booked, 1 refunded, 3 left to book." */
export function creditInWords(sums: CreditSums): string {
  const { paid, used, held, refunded } = sums;
  const parts = [
    used > 0 && `${used} used`,
    held > 0 && `${held} booked`,
    refunded > 0 && `${refunded} refunded`,
    `${freeOf(sums)} left to book`,
  ];
  return `${sessionsInWords(paid)} paid in advance: ${parts.filter(Boolean).join(', ')}.`;
}

/** Message for a plan without a session left for an appointment. */
export function planIsFull(of: number): string {
  return of === 1
    ? 'The only session of your plan is used or booked, so this appointment is paid separately.'
    : `All ${of} sessions of your plan are used or booked, so this appointment is paid separately.`;
}

const bookedInWords = ({ held }: CreditSums) =>
  held > 0 ? ` ${held} booked: to refund these too, cancel them first.` : '';

/**
 * The refundable amounts of a plan, before a refund: "One session: ₹1,500; 4 free sessions: ₹6,000 can
 * go back."
 */
export function sharesInWords(sums: CreditSums): string {
  const left = freeOf(sums);
  const booked = bookedInWords(sums);
  if (left === 0) return `The plan has no free sessions, so you cannot refund it.${booked}`;
  const one = formatRupees(shareOf(sums, 1));
  if (left === 1) return `One session is free: you can refund ${one}.${booked}`;
  return `One session: ${one}; ${left} free sessions: ${formatRupees(shareOf(sums, left))} can be refunded.${booked}`;
}

/** The same, as the refusal of another amount. */
export function refundableInWords(sums: CreditSums): string {
  return `This payment is for a plan, so you can refund only whole sessions. ${sharesInWords(sums)} Nothing was changed.`;
}
