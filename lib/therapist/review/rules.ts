import { day } from '@/lib/format/duration';

/** Published reviews from which on an average is shown: fewer say little, and might name their writers. */
export const averageFrom = 5;

/**
 * The kind of session of each review in a list; null where it stays unnamed. A few reviews of one kind could name
 * their writers, and so could the few that are left without a kind. So each of these groups has as many as an
 * average needs, or the list names no kind.
 */
export function namedKinds(kinds: readonly (string | null)[]): readonly (string | null)[] {
  const count = new Map<string | null, number>();
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  const named = kinds.map((kind) => ((count.get(kind) ?? 0) < averageFrom ? null : kind));
  const unnamed = named.filter((kind) => kind === null).length;
  return unnamed === 0 || unnamed >= averageFrom ? named : named.map(() => null);
}

export const changeableDays = 30;

export function changeableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + changeableDays * day);
}

/** The job that asks a guest for a review by mail; a client is told in the account. */
export const askReviewTask = 'ask-guest-for-review';

/** Page where clients review, and where therapists answer. */
export const ownReviewsPath = '/dashboard/reviews';
export const receivedReviewsPath = '/therapist-dashboard/reviews';

export const reviewRules = [
  'A client wrote it after a completed session with this therapist. We check this.',
  'It is about the therapy and does not name other people.',
  'It reveals nothing about anyone’s health, including the writer’s.',
  'It contains no links, addresses or phone numbers.',
  'It was not paid for, or given in exchange for anything.',
] as const;

export const reviewMessages = {
  sent: 'Thank you. We check it against the rules and publish it without your name.',
  ownWork: 'You cannot review your own work.',
  noSession: 'You can review a therapist after your first completed session with them.',
  tooLate: `You can change a review for ${changeableDays} days. You can no longer change yours.`,
  contact: 'Leave out links, addresses and telephone numbers',
  notSaved: 'We could not save this just now. Please try again.',
  published: 'The review is published. We have notified the writer and the therapist.',
  declined: 'The review is not published. We have told the writer which rule it breaks.',
  sessionGone:
    'The session of this review is no longer marked as completed, so you cannot publish the review.',
  gone: 'This review was changed or checked in the meantime. The page now shows its status.',
  answered: 'Your answer is now below the review.',
  onlyOnce: 'You have already answered this review. You cannot change an answer.',
} as const;

/** "4.7" */
export function averageInWords(average: number): string {
  return average.toFixed(1);
}
