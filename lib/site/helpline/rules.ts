import { Temporal } from 'temporal-polyfill';

/** Days within which a number is looked up again, unless the owner sets another day. */
const daysUntilDue = 90;

/** The calendar day (ISO) on which an entry checked on this day is due again. */
export function dueAfter(checkedOn: string): string {
  return Temporal.PlainDate.from(checkedOn).add({ days: daysUntilDue }).toString();
}

/**
 * What a phone dials for a number as people read it: digits, with + where it was written. A mobile number of ten
 * digits gets the code of India, so that it also works from abroad.
 */
export function dialled(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `+${digits}`;
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : digits;
}

/** Whether an entry should have been looked up before this Indian calendar day (ISO). */
export function isOverdue({ dueOn }: { readonly dueOn: string }, today: string): boolean {
  return dueOn < today;
}
