import { Temporal } from 'temporal-polyfill';

/** Days until a number is checked again, unless the owner sets another day. */
const daysUntilDue = 90;

/** The calendar day (ISO) of the next check after this day. */
export function dueAfter(checkedOn: string): string {
  return Temporal.PlainDate.from(checkedOn).add({ days: daysUntilDue }).toString();
}

/**
 * The dialled form of a written number: digits, with its + if any. A mobile number of ten digits gets India's
 * code, so that it also works from abroad.
 */
export function dialled(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `+${digits}`;
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : digits;
}

/** Whether an entry's check is overdue on this Indian calendar day (ISO). */
export function isOverdue({ dueOn }: { readonly dueOn: string }, today: string): boolean {
  return dueOn < today;
}
