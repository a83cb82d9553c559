import { periods } from '@/content/retention';
import { day, hour } from '@/lib/format/duration';

/** A therapist whose next free time is further away than this offers a waitlist. */
const farMs = 14 * day;

/** Hours for which the link in the first mail confirms. */
export const confirmHours = 48;

/** How long a time is held for the person to whom it is offered … */
export const offerHours = 24;
/** … and it is always released this long before it begins. */
const beforeStartMs = 2 * hour;
/** A time that could be held for less than this is not offered, because few people read mail that fast. */
const leastOfferMs = 3 * hour;

/** Times of one therapist that are offered at once; the other times stay open to all. */
export const offersAtOnce = 3;
/** Days between an offer that was not taken and the next one. */
export const quietDays = 3;
/** Offers without an answer after which the place ends. */
export const mostUnanswered = 2;

export const { waitingDays } = periods;

/** Links in mails outlive the place, so that an old link can say how it ended. */
export const linkMs = (waitingDays + 40) * day;

/** The terms that people accept when they confirm; a new wording needs a new version, which each entry stores. */
export const waitlistNotice = {
  version: '2026-11',
  text: `We use your email address only for this waitlist. Your place ends after ${waitingDays} days, when you book, or when you leave. We then delete the address. The therapist sees how many people are waiting, not their names.`,
} as const;

/** Jobs of waitlists; a trigger on therapists enqueues the third by this name. */
export const waitlistTasks = {
  mailLink: 'mail-waitlist-link',
  mailOffer: 'mail-waitlist-offer',
  offer: 'offer-waitlist-times',
  mailEnd: 'mail-waitlist-end',
  watch: 'watch-waitlists',
} as const;

export const waitlistFormKind = 'waitlist';
export const waitlistAnswerKind = 'waitlist-answer';

/** Whether the waitlist is open: no new clients are taken, or no time is free for weeks. */
export function hasWaitlist(
  { accepting, nextFree }: { readonly accepting: boolean; readonly nextFree: string | null },
  now: Date,
): boolean {
  return !accepting || nextFree === null || new Date(nextFree).getTime() > now.getTime() + farMs;
}

/** Until when a time offered now is held; null for a time that begins too soon to be offered. */
export function offeredUntil(startsAt: Date, now: Date): Date | null {
  const until = Math.min(now.getTime() + offerHours * hour, startsAt.getTime() - beforeStartMs);
  return until - now.getTime() < leastOfferMs ? null : new Date(until);
}

function ordinal(place: number): string {
  const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules('en-IN', { type: 'ordinal' }).select(place);
  return `${place}${suffixes[rule] ?? 'th'}`;
}

/** "3rd of 5" */
export function placeInWords({
  place,
  waiting,
}: {
  readonly place: number;
  readonly waiting: number;
}): string {
  return waiting === 1 ? 'the only one' : `${ordinal(place)} of ${waiting}`;
}

/** "People usually wait 3 weeks."; null if too few have waited. */
export function usualWait(days: number | null): string | null {
  if (days === null) return null;
  const weeks = Math.round(days / 7);
  if (weeks < 1) return 'Until now, people usually waited less than a week.';
  return `Until now, people usually waited ${weeks === 1 ? 'a week' : `${weeks} weeks`}.`;
}

export type Ending = 'left' | 'booked' | 'unanswered' | 'expired';

export const waitlistMessages = {
  // New, waiting and confirmed addresses get the same words, so that they reveal nothing about the address.
  asked: `Please check your email. Your place counts from the moment you press the button in our message. The link works for ${confirmHours} hours.`,
  joined: 'You are on the waitlist. We have sent you an email with a link to your place.',
  closed: 'There is a free time again. Reload the page to book it.',
  unknown: 'This waitlist is closed. Please choose another therapist.',
  confirmed: 'You are on the waitlist.',
  passed: 'Thank you for telling us. We offer this time to someone else, and you keep your place.',
  left: 'You have left the waitlist. We have deleted your address from it.',
  gone: 'This link has expired, or your place has ended. You can join again from the profile.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
