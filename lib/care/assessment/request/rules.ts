import { highestOf, type Instrument } from '@/lib/care/screening/instrument';
import { itemField, pointsOf, scoreScreening } from '@/lib/care/screening/rules';

/** How often a therapist can ask for a questionnaire. */
export const rhythms = { once: 'Once', fortnightly: 'Every two weeks' } as const;

export type Rhythm = keyof typeof rhythms;

export const rhythmNames = ['once', 'fortnightly'] as const satisfies readonly Rhythm[];

/** Days after an answer until the request is repeated. */
export const rhythmDays = 14;

export const requestTasks = { ask: 'ask-due-measures' } as const;

/** One field per question of the longest questionnaire. */
const itemNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const itemFields = itemNumbers.map((number) => `item-${number}` as const);

/** The sent fields: the score counted by the browser or, without scripts, the answers. */
type Sent = { readonly score: string; readonly mark: string } & Readonly<Record<string, unknown>>;

type Counted =
  | { readonly complete: true; readonly score: number; readonly safetyMark?: boolean }
  | { readonly complete: false; readonly missing: readonly string[] };

/**
 * The score from the sent fields, and whether the answer about self-harm is above 0, if the questionnaire has
 * that item. Answers from a form without scripts are counted here and not stored.
 */
export function countSent(instrument: Instrument, sent: Sent): Counted {
  const hasMark = instrument.safetyItem !== undefined;
  if (sent.score !== '') {
    const score = Number(sent.score);
    if (score > highestOf(instrument)) return { complete: false, missing: [itemField(0)] };
    return { complete: true, score, ...(hasMark && { safetyMark: sent.mark === 'yes' }) };
  }
  const given = instrument.items.map((_, index) => pointsOf(instrument, index, sent[itemField(index)]));
  const missing = given.flatMap((points, index) => (points === undefined ? [itemField(index)] : []));
  if (missing.length > 0) return { complete: false, missing };
  const result = scoreScreening(
    instrument,
    given.filter((points) => points !== undefined),
  );
  return {
    complete: true,
    score: result.score,
    ...(hasMark && { safetyMark: result.showsHelpFirst }),
  };
}

export const requestWords = {
  asked: (name: string) => `We tell ${name}, in neutral words, that there is something to fill in.`,
  already: 'You already ask for this. Stop it first to change how often you ask.',
  stopped: 'You have stopped asking for this.',
  declined: 'You will no longer be asked for this. Your therapist can see that you stopped it.',
  unknown: 'This request has ended.',
  noReader:
    'This therapist is no longer with us, so no one would see the result. Write to us under Messages, and we will help you.',
  noClient: 'We could not find this client.',
  notLinked: 'You can ask clients after we accept your application.',
  unreadable: 'We could not read this. Please reload the page and try again.',
  missing: 'Choose an answer',
  shared: (name: string) => `${name} can see this result now.`,
  saved: 'Your result is saved. Only you can see it until you share it.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
