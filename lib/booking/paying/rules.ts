import { hour } from '@/lib/format/duration';

/**
 * Bounds of the hours before the beginning by which an appointment is paid ahead; the database has the same
 * ones.
 */
export const payHoursBounds = { least: 1, most: 336 } as const;

/** Labels of the form's fields, in its order. */
export const payingLabels = {
  payingRule: 'When people pay',
  payHours: 'Paid ahead, at the latest so many hours before',
  releaseUnpaid: 'Release a time that is not paid by then',
} as const;

type Terms = { readonly payingRule: string; readonly payHours: number; readonly releaseUnpaid: boolean };

export function payingShown({
  payingRule,
  payHours,
  releaseUnpaid,
}: Terms): Readonly<Record<keyof typeof payingLabels, string>> {
  return { payingRule, payHours: String(payHours), releaseUnpaid: releaseUnpaid ? 'on' : '' };
}

/** Cancellation reason of a released appointment. */
export const releaseReason = 'It was not paid in time.';

/** Shortest interval between a therapist's reminders for one appointment. */
export const askAgainMs = 24 * hour;

export const askMessages = {
  asked: 'The reminder is on its way.',
  unknown: 'This appointment is not there any more. Nothing was sent.',
  settled: 'Nothing is due for this appointment any more. Nothing was sent.',
  'not-yet': 'This session is paid after it was held. Nothing was sent.',
  'too-soon': 'A reminder went out less than a day ago. Nothing was sent.',
  nobody: 'Nobody is left to write to. Nothing was sent.',
  'not-linked': 'You can do this once we have accepted your application.',
} as const;

export const payingMessages = {
  saved: 'Saved. New appointments keep this rule; booked ones stay as they are.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  notLinked: 'You can set this once we have accepted your application.',
} as const;
