import { day } from '@/lib/format/duration';

/** Published reviews from which on an average is shown: fewer say little, and might name their writers. */
export const averageFrom = 5;

/** Days in which a writer can change a review. */
export const changeableDays = 30;

/** The moment until which a review of this moment can be changed. */
export function changeableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + changeableDays * day);
}

/** Page where clients review, and where therapists answer. */
export const ownReviewsPlace = '/dashboard/reviews';
export const receivedReviewsPlace = '/therapist-dashboard/reviews';

/** The rules of published reviews, shown to writers and to visitors. */
export const reviewRules = [
  'It is written by a client after a completed session with this therapist. We check that ourselves.',
  'It is about the work, not about other people: it names nobody else.',
  'It tells nothing about anybody’s health, the writer’s included.',
  'It holds no link, no address and no telephone number.',
  'It is neither bought nor asked for by the therapist in exchange for anything.',
] as const;

export const reviewMessages = {
  sent: 'Thank you. We check it against the rules and then show it without your name.',
  ownWork: 'You cannot review your own work.',
  noSession: 'You can review a therapist after your first completed session with them.',
  tooLate: `A review can be changed for ${changeableDays} days. Yours stays as it is.`,
  contact: 'Leave out links, addresses and telephone numbers',
  notSaved: 'We could not save this just now. Please try again.',
  published: 'The review is on the public profile. Writer and therapist are told.',
  declined: 'The review is not shown. Its writer is told which rule it breaks.',
  sessionGone:
    'The session that this review is about is not marked as completed any more, so the review cannot be published.',
  gone: 'This review was changed or decided on in the meantime. The page now shows how it stands.',
  answered: 'Your answer is below the review now.',
  onlyOnce: 'You have answered this review already. An answer stays as it is.',
} as const;

/** "4.7" */
export function averageInWords(average: number): string {
  return average.toFixed(1);
}
