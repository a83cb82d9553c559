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
  kept: 'Your result is kept in your account. You alone see it, until you share it.',
  consentNeeded: 'Tick the box, so that we may keep this result',
  otherScore: 'A result of this moment is kept already, with another score. Nothing was changed.',
  noTime: 'The clock of your device is not right, so this result has no date. Set it and answer once more.',
  tooOld: 'This result is older than a day. Answer once more, and keep what comes out today.',
  notKept: 'We could not keep this just now. Nothing is lost: please try again.',
  unreadable: 'We could not read this result. Please answer once more.',
  shared: (name: string) => `${name} can see this result now.`,
  unshared: 'Nobody but you can see this result now.',
  noTherapist: 'Choose one of your therapists, or nobody',
  removed: 'The result is removed.',
  unknown: 'This result is not there any more.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** Why a result is not stored. */
export type KeepRefusal = 'no-consent' | 'other-score' | 'no-time' | 'too-old';

/** The form's answer for a result that is not stored. */
export function keepRefused<T>(because: KeepRefusal): FormResult<T> {
  if (because === 'no-consent') {
    const fieldErrors = { care: assessmentMessages.consentNeeded };
    return { ok: false, message: actionMessages.check, fieldErrors };
  }
  const { otherScore, noTime, tooOld } = assessmentMessages;
  return { ok: false, message: { 'other-score': otherScore, 'no-time': noTime, 'too-old': tooOld }[because] };
}
