import { languageNote } from './words/meaning';
import type { Way } from './words/relaxing';
import type { Chip, Understanding } from './words/understanding';

/** How the search was understood, as the page shows it. */
export type Understood = {
  readonly chips: readonly Chip[];
  /** The words that are searched for in profiles, as a chip. */
  readonly words: Chip | null;
  /** Words that were left out, and why. */
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
  readonly help: Understanding['help'];
};

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/**
 * Says how a search was understood.
 * @param words what is searched for in profiles
 * @param dropped what was left out of that
 */
export function understoodOf(
  { effects, withoutWords, leftOut, help, nearMe }: Understanding,
  words: readonly string[],
  dropped: readonly string[],
  relaxed: Way,
): Understood {
  const scene = {
    time: ['Nobody who fits the rest is free then. These people have other times.'],
    story: [
      'Nobody fits the time, the place or the way to meet as well. These people work with what you wrote.',
    ],
  };
  const times = relaxed === 'time' || relaxed === 'story' ? scene[relaxed] : [];
  const concerns =
    relaxed === 'concerns'
      ? ['Nobody works with all of these. These people work with one of them or more.']
      : [];
  return {
    chips: effects.map(({ label, q }) => ({ label, q })),
    words: words.length > 0 ? { label: quoted([words.join(' ')]), q: withoutWords } : null,
    leftOut: [...leftOut, ...dropped],
    notes: [
      ...effects.flatMap(({ note, near, elsewhere }) => {
        const why = relaxed === 'near' ? near?.note : relaxed === 'place' ? elsewhere?.note : undefined;
        return why ?? note ?? [];
      }),
      ...(relaxed === 'language' ? [languageNote(effects)] : []),
      ...times,
      ...concerns,
      ...(nearMe ? ['Add the name of your city to see who is near you.'] : []),
    ],
    help,
  };
}
