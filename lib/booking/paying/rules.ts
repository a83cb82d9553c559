import { hour } from '@/lib/format/duration';

/** Bounds of the hours before the beginning by which an appointment is paid ahead; the database has the same ones. */
export const payHoursBounds = { least: 1, most: 336 } as const;

export const payingLabels = {
  payingRule: 'Payment is due',
  payHours: 'In advance, at least this many hours before',
  releaseUnpaid: 'Release the time if it is not paid by then',
  lateRule: 'Late cancellation fee',
  missedRule: 'Missed session fee',
} as const;

type Terms = {
  readonly payingRule: string;
  readonly payHours: number;
  readonly releaseUnpaid: boolean;
  readonly lateRule: string;
  readonly missedRule: string;
};

export function payingShown({
  payingRule,
  payHours,
  releaseUnpaid,
  lateRule,
  missedRule,
}: Terms): Readonly<Record<keyof typeof payingLabels, string>> {
  return {
    ...{ payingRule, lateRule, missedRule },
    payHours: String(payHours),
    releaseUnpaid: releaseUnpaid ? 'on' : '',
  };
}

export const releaseReason = 'It was not paid in time.';

/** Shortest interval between a therapist's reminders for one appointment. */
export const askAgainMs = 24 * hour;

export const askMessages = {
  asked: 'Reminder sent.',
  unknown: 'This appointment no longer exists. Nothing was sent.',
  settled: 'There is no payment due for this appointment. Nothing was sent.',
  'not-yet': 'This session is paid for afterwards. Nothing was sent.',
  'too-soon': 'A reminder was sent less than a day ago. Nothing was sent.',
  nobody: 'There is no one to email. Nothing was sent.',
  'not-linked': 'You can do this after we accept your application.',
} as const;

export const payingMessages = {
  saved: 'Saved. This rule applies to new bookings only.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  notLinked: 'You can set this after we accept your application.',
} as const;
