import { expect, it } from 'vitest';
import { freeWindows } from '@/lib/therapist/free-times/windows';
import { byWord, wordsToLookUp } from './looked-up-words';
import { directoryPlanner } from './query-plan';
import { parseCriteria, type Term } from './schema';

const now = new Date('2026-11-27T10:00:00Z');

function plan(q: string, known: Readonly<Record<string, number>>, terms: readonly Term[] = []) {
  const criteria = parseCriteria({ q });
  const words = wordsToLookUp(criteria);
  const answers = words.map((word) => ({
    folded: word,
    known: known[word] ?? 0,
    near: [],
    alike: [],
  }));
  const windows = freeWindows(criteria, now);
  return directoryPlanner(criteria, terms, byWord(words, answers), { windows, freeAtMost: null })();
}

it('looks for a word that nobody has alone, because a frequent one beside it changes nothing', () => {
  expect(plan('gardens xylophone', { gardens: 40_000 }).conditions.text).toBe("'xylophone':*");
  expect(plan('gardens xylophone', { gardens: 40_000, xylophone: 3 }).conditions.text).toBe(
    "'gardens':* & 'xylophone':*",
  );
});

it('reads everybody with a word that few enough have, and walks the order for a frequent one', () => {
  const all = { kind: 'all', value: '', label: '', key: 0, therapists: 100_000 } as const;
  const known = (count: number) => plan('xylophone', { xylophone: count }, [all]);
  expect(known(900)).toMatchObject({ way: 'gather-each-facet' });
  expect(known(1_300)).toMatchObject({ way: 'walk', conditions: { byWords: true } });
  expect(known(3_001).way).toBe('walk');
  expect(known(3_001).conditions.byWords).toBe(false);
});
