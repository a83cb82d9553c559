import { hour, minute } from '@/lib/format/duration';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

/** The page that shows a result also saves it; after this long it is too old to save. */
export const longestWaitMs = 24 * hour;

/** Milliseconds by which a device's clock may be ahead of ours. */
export const clockLeewayMs = 5 * minute;

/** The page of all results, and the same page with a confirmation. */
export const resultsPath = '/dashboard/assessments';
export const afterRemoval = `${resultsPath}?removed=1`;
export const afterSharing = `${resultsPath}?shared=1`;
export const afterKeeping = `${resultsPath}?kept=1`;

export const assessmentMessages = {
  saved: 'Your result is saved in your account. Only you can see it until you share it.',
  consentNeeded: 'Tick the box so that we can save this result',
  otherScore: 'You already saved a result from this moment with another score. Nothing was changed.',
  noTime: 'Your device’s clock is wrong, so we cannot date this result. Correct it and answer again.',
  tooOld: 'This result is older than a day. Answer again and save today’s result.',
  resultNotSaved: 'We could not save this. Your answers are still here. Please try again.',
  unreadable: 'We could not read this result. Please answer again.',
  shared: (name: string) => `${name} can see this result now.`,
  unshared: 'Only you can see this result now.',
  noTherapist: 'Choose one of your therapists, or “Nobody”',
  removed: 'The result is removed.',
  unknown: 'This result no longer exists.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export type SaveRefusal = 'no-consent' | 'other-score' | 'no-time' | 'too-old';

export function saveRefused<T>(because: SaveRefusal): FormResult<T> {
  if (because === 'no-consent') {
    const fieldErrors = { care: assessmentMessages.consentNeeded };
    return { ok: false, message: actionMessages.check, fieldErrors };
  }
  const { otherScore, noTime, tooOld } = assessmentMessages;
  return { ok: false, message: { 'other-score': otherScore, 'no-time': noTime, 'too-old': tooOld }[because] };
}
