import type { Relaxation } from './relaxing';
import type { Chip, Understanding } from './words/understanding';

export type Understood = {
  readonly chips: readonly Chip[];
  /** The words of the text search, as a chip. */
  readonly words: Chip | null;
  /** Dropped words, with reasons. */
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
  readonly help: Understanding['help'];
};

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/**
 * Describes how a search was understood.
 * @param words the words of the text search
 * @param dropped the words dropped from it
 */
export function understoodOf(
  { effects, withoutWords, leftOut, help, nearMe }: Understanding,
  words: readonly string[],
  dropped: readonly string[],
  relaxed: Relaxation,
): Understood {
  const several = effects.filter(({ isConcern }) => isConcern).length > 1;
  const leaves = relaxed === 'concerns' || relaxed === 'scene';
  return {
    chips: effects.map(({ label, q }) => ({ label, q })),
    words: words.length > 0 ? { label: quoted([words.join(' ')]), q: withoutWords } : null,
    leftOut: [...leftOut, ...dropped],
    notes: [
      ...effects.flatMap(({ note, near }) => (leaves && !several ? near?.note : undefined) ?? note ?? []),
      ...(leaves && several
        ? ['No therapist works with all of these. These therapists work with at least one.']
        : []),
      ...(relaxed === 'scene'
        ? ['No therapist also matches the time, place or way to meet. These therapists match the rest.']
        : []),
      ...(nearMe ? ['Add the name of your city to see who is near you.'] : []),
    ],
    help,
  };
}
