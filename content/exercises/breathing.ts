import { type BreathPhase, type Exercise, roundsSeconds } from '@/lib/site/exercise/timeline';

type Technique = Exercise & { readonly pattern: string; readonly goodFor: string; readonly rounds: number };

function technique(
  words: Pick<Technique, 'slug' | 'title' | 'description' | 'pattern' | 'goodFor' | 'rounds'> & {
    readonly closing: string;
  },
  breath: readonly BreathPhase[],
): Technique {
  const { closing, ...named } = words;
  const seconds = roundsSeconds(breath, words.rounds);
  const lastRound = roundsSeconds(breath, words.rounds - 1);
  return {
    ...named,
    breath,
    seconds,
    prompts: [
      { at: 0, text: 'Follow the circle. Breathe as it grows, and as it shrinks.' },
      { at: Math.min(30, lastRound), text: 'No need to breathe deeply. Quiet is enough.' },
      { at: lastRound, text: closing },
    ],
  };
}

/** The three breathing techniques (product.md §2), each with the breath its pacer follows. */
export const breathingTechniques: readonly Technique[] = [
  technique(
    {
      slug: 'box-breathing',
      title: 'Box breathing',
      pattern: '4 in · 4 hold · 4 out · 4 hold',
      description: 'Four equal parts. Steady, and easy to remember.',
      goodFor: 'Before something difficult',
      rounds: 6,
      closing: 'The last round. Then let the breath do as it likes.',
    },
    [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 4 },
      { kind: 'out', seconds: 4 },
      { kind: 'hold', seconds: 4 },
    ],
  ),
  technique(
    {
      slug: '4-7-8-breathing',
      title: '4-7-8 breathing',
      pattern: '4 in · 7 hold · 8 out',
      description: 'In through the nose, out through the mouth as if cooling tea. Four rounds are enough.',
      goodFor: 'In bed, or winding down',
      rounds: 4,
      closing: 'The last round. Stay lying or sitting a moment longer.',
    },
    [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 7 },
      { kind: 'out', seconds: 8 },
    ],
  ),
  technique(
    {
      slug: 'long-exhale',
      title: 'Long breath out',
      pattern: '4 in · 6 out',
      description: 'No holding; the breath out is longer than the breath in. Nobody on a bus would notice.',
      goodFor: 'When the heart is racing',
      rounds: 18,
      closing: 'The last one. You can return to this whenever you like.',
    },
    [
      { kind: 'in', seconds: 4 },
      { kind: 'out', seconds: 6 },
    ],
  ),
];
