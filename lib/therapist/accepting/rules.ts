import { day } from '@/lib/format/duration';

/** Days for which "accepting new clients" is valid after it was said. */
const confirmedForDays = 30;
/** Days before its end when the therapist is asked … */
const askedBeforeDays = 5;
/** … and days that it stays valid at least after the question. */
const timeToAnswerDays = 4;

export const acceptingTasks = {
  watch: 'watch-accepting',
  ask: 'ask-whether-accepting',
  tellLapsed: 'tell-accepting-lapsed',
} as const;

/** An answer from before this instant must soon be repeated. */
export function askedAgainBefore(now: Date): Date {
  return new Date(now.getTime() - (confirmedForDays - askedBeforeDays) * day);
}

/** It ends if it was said before the first instant, and the question sent before the second. */
export function lapsedBefore(now: Date): { readonly said: Date; readonly asked: Date } {
  return {
    said: new Date(now.getTime() - confirmedForDays * day),
    asked: new Date(now.getTime() - timeToAnswerDays * day),
  };
}

/** Whether the therapist should repeat that new clients are welcome. */
export function isDue(confirmedAt: Date, now: Date): boolean {
  return confirmedAt < askedAgainBefore(now);
}

export const acceptingFormKind = 'accepting';

export const acceptingMessages = {
  yes: 'Thank you. Your profile says that you take new clients. We ask again in a month.',
  no: 'Thank you. Your profile says that you take no new clients at the moment.',
  gone: 'This link has expired or belongs to a profile that is no longer shown. Sign in to change it.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
