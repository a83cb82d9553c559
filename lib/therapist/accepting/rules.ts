import { day } from '@/lib/format/duration';

/** "Accepting new clients" is true for so long after somebody has said it. */
const confirmedForDays = 30;
/** They are asked so many days before it ends … */
const askedBeforeDays = 5;
/** … and it never ends sooner than so many days after they were asked. */
const timeToAnswerDays = 4;

/** Jobs of this noun. */
export const acceptingTasks = {
  watch: 'watch-accepting',
  ask: 'ask-whether-accepting',
  tellLapsed: 'tell-accepting-lapsed',
} as const;

/** An answer from before this moment has to be given again soon. */
export function askedAgainBefore(now: Date): Date {
  return new Date(now.getTime() - (confirmedForDays - askedBeforeDays) * day);
}

/** Said before the first moment, and asked about before the second, it ends. */
export function lapsedBefore(now: Date): { readonly said: Date; readonly asked: Date } {
  return {
    said: new Date(now.getTime() - confirmedForDays * day),
    asked: new Date(now.getTime() - timeToAnswerDays * day),
  };
}

/** Whether the therapist should say again that new clients are welcome. */
export function isDue(confirmedAt: Date, now: Date): boolean {
  return confirmedAt < askedAgainBefore(now);
}

export const acceptingFormKind = 'accepting';

export const acceptingMessages = {
  yes: 'Thank you. Your profile says that you take new clients. We ask again in a month.',
  no: 'Thank you. Your profile says that you take no new clients at the moment.',
  gone: 'This link has ended or belongs to a profile that is not shown any more. Sign in to change it.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
