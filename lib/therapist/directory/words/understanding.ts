import { LRUCache } from 'lru-cache';
import { type Directory, type Effect, effectOf, feeEffect } from '@/lib/therapist/directory/effects';
import { mostWords } from '@/lib/therapist/directory/rules';
import type { Criteria, Sort, Term } from '@/lib/therapist/directory/schema';
import { type SpokenSpan, widerSpans } from '@/lib/therapist/free-times/words';
import { type Reading, readSearch } from './reading';
import { type Correction, type Span, type Token, tokensOf, withoutTokens } from './tokens';
import { entriesOf, isLittle } from './vocabulary';
import { type Asked, idleParts, together, withAlternatives, withLeading } from './weighing';

/** An understood part as a chip: its label, and the search without its words. */
export type Chip = { readonly label: string; readonly q: string };

export type Understanding = {
  readonly effects: readonly (Effect & Chip)[];
  readonly words: readonly string[];
  /** The search without these words. */
  readonly withoutWords: string;
  readonly corrections: readonly Correction[];
  /** Understood words for which there is no filter. */
  readonly leftOut: readonly string[];
  readonly help: 'urgent' | 'doctor' | null;
  readonly nearMe: boolean;
  readonly isUnderstood: boolean;
  /** Whether the search asks for any therapist; a word without a profile then does not empty the list. */
  readonly asksForAnybody: boolean;
};

/** Keeps the last answer, because one search reads its words several times in a row. */
const plainly = new LRUCache<string, Reading>({ max: 1, memoMethod: (q) => readSearch(q) });

/** Guesses everything, only to learn which words must be looked up. */
const guessing = { entries: [], edits: () => Number.POSITIVE_INFINITY };

/** Words left for the text search, in their order; a title counts in its usual spelling. */
function textWords({ parts, rest }: Reading): { readonly token: Token; readonly word: string }[] {
  const titles = parts.flatMap(({ meaning, tokens }) =>
    meaning.kind === 'title' ? tokens.slice(0, 1).map((token) => ({ token, word: meaning.word })) : [],
  );
  return [...rest.map((token) => ({ token, word: token.typed })), ...titles]
    .sort((a, b) => a.token.start - b.token.start)
    .slice(0, mostWords);
}

/** The words of a search that are looked for in profiles. */
export const wordsOfSearch = (q: string): string[] => [
  ...new Set(textWords(plainly.memo(q)).map(({ word }) => word)),
];

/** Words that profiles may have for the concerns of a search. */
export const wordsOfConcerns = (q: string): string[] =>
  [...plainly.memo(q).parts, ...readSearch(q, guessing).parts].flatMap(({ meaning }) =>
    meaning.kind === 'concern' ? meaning.concern.profile.flat() : [],
  );

/** The order named in a search ("affordable"), unless the visitor has chosen one. */
export function orderOf({ q, exact, sort }: Criteria): Sort {
  if (exact || sort !== 'recommended') return sort;
  const named = plainly
    .memo(q)
    .parts.flatMap(({ meaning }) => (meaning.kind === 'order' ? [meaning.value] : []));
  return named[0] ?? sort;
}

/** The free times named in a search ("saturday evening"), so that they are counted before it is read. */
export function spansOfSearch({ q, exact }: Pick<Criteria, 'q' | 'exact'>): SpokenSpan[] {
  if (exact) return [];
  return plainly.memo(q).parts.flatMap(({ meaning }) => (meaning.kind === 'free' ? [meaning.value] : []));
}

/** Phrases of the live directory: specialities, places and languages that the content lacks. */
const liveEntries = (terms: readonly Term[]) =>
  terms.flatMap(({ kind, value, label }) => {
    if (kind === 'specialization') return entriesOf([label], { kind: 'speciality', value, label });
    if (kind === 'location') return entriesOf([label], { kind: 'place', label, cities: [label] });
    return kind === 'language' ? entriesOf([label], { kind, value, label }) : [];
  });

function helpOf({ parts, isUrgent }: Reading): Understanding['help'] {
  const asked = parts.map(({ meaning }) =>
    meaning.kind === 'concern' ? meaning.concern.help : meaning.kind,
  );
  if (isUrgent || asked.includes('urgent')) return 'urgent';
  return asked.includes('doctor') ? 'doctor' : null;
}

/**
 * Understands a search with the help of the directory.
 * @param edits from a typed word to the nearest word of a profile
 * @param profiles how many profiles have a word that begins so
 */
export function understand(
  criteria: Criteria,
  terms: readonly Term[],
  edits: (word: string) => number,
  profiles: Directory['profiles'],
): Understanding {
  const { q } = criteria;
  const reading = readSearch(q, { entries: liveEntries(terms), edits: ({ typed }) => edits(typed) });
  const { fee } = reading;
  const directory = { terms, profiles };
  const said = together(reading.parts);
  const idle = idleParts(said, directory);
  const wider = said.flatMap(({ meaning }) =>
    meaning.kind === 'free' ? (widerSpans[meaning.value] ?? []) : [],
  );
  const parts = said.filter(
    (part) => !idle.includes(part) && !(part.meaning.kind === 'free' && wider.includes(part.meaning.value)),
  );
  const modes = [
    ...(criteria.facets.mode === undefined ? [] : [criteria.facets.mode]),
    ...parts.flatMap(({ meaning }) => (meaning.kind === 'mode' ? [meaning.value] : [])),
  ];
  const chipOf = (gone: readonly Span[]) => withoutTokens(q, gone, isLittle);
  const asked = parts.flatMap((part): Asked[] => {
    const effect = effectOf(part, directory, modes);
    return effect ? [{ ...effect, part }] : [];
  });
  const effects = withLeading(withAlternatives(asked, reading.parts)).map(({ part, ...effect }) => ({
    ...effect,
    q: chipOf(part.tokens),
  }));
  const words = textWords(reading);
  const unfiltered = parts.flatMap(({ meaning, tokens }) =>
    meaning.kind === 'unfiltered' ? [tokens.map(({ typed }) => typed).join(' ')] : [],
  );
  return {
    effects: fee ? [...effects, { ...feeEffect(fee), q: chipOf([fee]) }] : effects,
    words: [...new Set(words.map(({ word }) => word))],
    withoutWords: chipOf(words.map(({ token }) => token)),
    corrections: reading.corrections,
    leftOut: [...unfiltered, ...idle.flatMap(({ tokens }) => tokens.map(({ typed }) => typed))],
    help: helpOf(reading),
    nearMe: parts.some(({ meaning }) => meaning.kind === 'nearMe'),
    isUnderstood:
      fee !== undefined ||
      parts.some(({ meaning }) => meaning.kind !== 'title' && meaning.kind !== 'or') ||
      // Several little words alone ("I do not know what to do") ask for any therapist; a single one may be a name.
      (reading.parts.length + reading.rest.length === 0 && tokensOf(q).length > 2),
    // A hint, such as "Dr", goes with a name and means the person of that name.
    asksForAnybody: parts.some(({ meaning, isHint }) => meaning.kind === 'helper' && !isHint),
  };
}
