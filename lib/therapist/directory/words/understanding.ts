import type { Criteria, FacetKind, Sort } from '@/lib/therapist/directory/schema';
import type { SpokenSpan } from '@/lib/therapist/free-times/words';
import { type Asked, isRefused, withAlternatives } from './either';
import {
  asLeading,
  type Counter,
  type Directory,
  type Effect,
  effectOf,
  feeEffect,
  profileWords,
} from './meaning';
import { type Correction, type Reading, readSearch } from './reading';
import { type Token, tokensOf, withoutTokens } from './tokens';
import { areWeak, type Entry, entriesOf, isLittle, type Part } from './vocabulary';

/** Something understood, as a chip: its label, and the search without its words. */
export type Chip = { readonly label: string; readonly q: string };

/** A search as it is understood. */
export type Understanding = {
  readonly effects: readonly (Effect & Chip)[];
  /** Words for the text search. */
  readonly words: readonly string[];
  /** The search without these words. */
  readonly withoutWords: string;
  readonly corrections: readonly Correction[];
  /** What was understood, but has no filter. */
  readonly leftOut: readonly string[];
  readonly help: 'urgent' | 'doctor' | null;
  readonly nearMe: boolean;
  /** Whether anything in it was understood at all. */
  readonly isUnderstood: boolean;
  /** Whether the search asks for any therapist; a word that no profile has then does not empty the list. */
  readonly asksForAnybody: boolean;
};

const mostWords = 8;

/** Words whose number in the profiles decides how a concern is read. */
function wordsOfConcerns({ parts }: Reading): string[] {
  return parts.flatMap(({ meaning }) =>
    meaning.kind === 'concern' ? profileWords(meaning.concern).flat() : [],
  );
}

/** Remembers the last answer: one search asks several times in a row what its words say. */
function lastOf<Answer>(read: (q: string) => Answer): (q: string) => Answer {
  let last: { readonly q: string; readonly answer: Answer } | undefined;
  return (q) => {
    if (last?.q !== q) last = { q, answer: read(q) };
    return last.answer;
  };
}

/** What the words say as they are written. */
const readPlainly = lastOf((q) => readSearch(q));

/** Guesses at everything: only to know which words have to be looked up. */
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

/** What to look up before a search can be read: its words, and words that profiles may have for its concerns. */
export const wordsOfSearch = lastOf(
  (q): { readonly typed: readonly string[]; readonly ofConcerns: readonly string[] } => {
    const plain = readPlainly(q);
    const typed = [...new Set(textWords(plain).map(({ word }) => word))];
    return {
      typed,
      ofConcerns: [...new Set([...wordsOfConcerns(plain), ...wordsOfConcerns(readSearch(q, guessing))])],
    };
  },
);

/** The order that a search names ("affordable"), unless the visitor has chosen one. */
export function orderOf({ q, exact, sort }: Criteria): Sort {
  if (exact || sort !== 'recommended') return sort;
  const named = readPlainly(q).parts.flatMap(({ meaning }) =>
    meaning.kind === 'order' ? [meaning.value] : [],
  );
  return named[0] ?? sort;
}

/** The free times that a search names ("saturday evening"), so that they are counted before it is read. */
export function spansOfSearch({ q, exact }: Pick<Criteria, 'q' | 'exact'>): SpokenSpan[] {
  if (exact) return [];
  return readPlainly(q).parts.flatMap(({ meaning }) => (meaning.kind === 'free' ? [meaning.value] : []));
}

/** Phrases of the live directory: names of specialities, places and languages that the content does not know. */
function readEntries(terms: readonly Counter[]): readonly Entry[] {
  const meanings: Partial<Record<FacetKind | 'all', (term: Counter) => Entry[]>> = {
    specialization: ({ value, label }) => entriesOf([label], { kind: 'speciality', value, label }),
    location: ({ label }) => entriesOf([label], { kind: 'place', label, cities: [label] }),
    language: ({ label }) => entriesOf([label], { kind: 'language', label }),
  };
  return terms.flatMap((term) => meanings[term.kind]?.(term) ?? []);
}

/** The counters are read anew for each question, or once for many (`look-ups.ts`). */
const entriesOfTerms = new WeakMap<readonly Counter[], readonly Entry[]>();

function liveEntries(terms: readonly Counter[]): readonly Entry[] {
  const entries = entriesOfTerms.get(terms) ?? readEntries(terms);
  entriesOfTerms.set(terms, entries);
  return entries;
}

function helpOf({ parts, isUrgent }: Reading): Understanding['help'] {
  if (isUrgent) return 'urgent';
  const kinds = parts.flatMap(({ meaning }) => {
    if (meaning.kind === 'doctor') return ['doctor'];
    return meaning.kind === 'concern' && meaning.concern.help ? [meaning.concern.help] : [];
  });
  return kinds.includes('urgent') ? 'urgent' : kinds.includes('doctor') ? 'doctor' : null;
}

const isConcern = ({ meaning }: Part) => meaning.kind === 'concern' || meaning.kind === 'speciality';

const isChild = ({ meaning }: Part) => meaning.kind === 'concern' && meaning.concern.id === 'parenting';

/** Concerns that say how somebody feels; the others say what the search is about. */
const feelings = new Set('anxiety panic depression lonely selfworth personality'.split(' '));

const idOf = ({ meaning }: Part) => (meaning.kind === 'concern' ? meaning.concern.id : undefined);

const isFeeling = (part: Part) => feelings.has(idOf(part) ?? '');

/** One word that says who is meant, with little words around it: "my son", "ghar pe". */
function isSomebody(part: Part): boolean {
  const said = part.tokens.filter(({ text }) => !isLittle(text)).map(({ text }) => text);
  return said.length === 1 && areWeak(said) && ['parenting', 'family', 'couples'].includes(idOf(part) ?? '');
}

const isViolence = (part: Part) => idOf(part) === 'violence';

const isQueer = (part: Part) => idOf(part) === 'lgbtq';

const isAtHome = (part: Part) => ['family', 'parenting', 'teenagers'].includes(idOf(part) ?? '');

/** "Bf", "girlfriend" */
const isLover = (part: Part) => idOf(part) === 'relationships';

const isAnger = (part: Part) => idOf(part) === 'anger';

/** "Married to a woman", but no "couples counselling". */
const isMarried = (part: Part) =>
  idOf(part) === 'couples' &&
  part.tokens.some(({ text }) => /^(?:marr|shaadi|shadi|wife|husband)/.test(text));

/** What a marriage suffers from: doubts, and a husband who looks at nothing but his phone. */
const isOfMarriage = (part: Part) => ['relationships', 'screens'].includes(idOf(part) ?? '');

const isDrinking = (part: Part) => ['drinkers', 'drinkersathome', 'childdrinks'].includes(idOf(part) ?? '');

/** Concerns that belong to the person who drinks, and not to the one who searches. */
const isOfDrinking = (part: Part) =>
  ['addiction', 'anger', 'couples', 'family', 'parenting'].includes(idOf(part) ?? '');

/**
 * Weak words beside a concern that somebody works with: "grief after losing my mother" is about grief, and says with
 * "mother" nothing more that the list could use. A child is seen by people who see children, so "my son" counts beside
 * a feeling, and beside a concern that nobody names. Of a husband and of doubts about him, it is the marriage; of a
 * husband who hits, it is the violence; of parents or a marriage beside somebody who is gay, whoever knows what
 * that means; of a quarrel with somebody who drinks, the drinking. A boyfriend's anger is of the two.
 */
function weakParts(parts: readonly Part[], directory: Directory): Part[] {
  const concerns = parts.filter(isConcern);
  const weak = concerns.filter((part) => areWeak(part.tokens.map(({ text }) => text)));
  const strong = concerns.filter((part) => !weak.includes(part));
  const marriage = weak.some((part) => idOf(part) === 'couples');
  if (marriage && strong.length > 0 && strong.every(isOfMarriage)) return strong;
  if (strong.length > 0 && strong.every(isAnger) && weak.some(isLover))
    return weak.filter((part) => !isLover(part));
  if (strong.some(isQueer)) return [...weak, ...strong.filter((part) => isAtHome(part) || isMarried(part))];
  if (strong.some(isDrinking)) return [...weak, ...strong.filter(isOfDrinking)];
  if (strong.some(isViolence)) return concerns.filter((part) => !isViolence(part));
  const somebody = strong.filter(isSomebody);
  const left = (part: Part, others: readonly Part[]) =>
    others.some((one) => {
      const { atMost = 0, isNear = false } = effectOf(one, directory) ?? {};
      return atMost > 0 && !(isNear && isChild(part));
    });
  const topics = strong.filter((part) => !somebody.includes(part) && !isFeeling(part));
  return [...weak.filter((part) => left(part, strong)), ...somebody.filter((part) => left(part, topics))];
}

/**
 * "In Tamil for my mother", "by phone, there are people at home": a word for the family beside something else that the
 * list can do says who comes or where one is. Who works with families comes first then, and nobody is left out.
 */
function onlyLeads(part: Part, parts: readonly Part[]): boolean {
  const others = parts.filter(
    (one) => one !== part && !['helper', 'little', 'title'].includes(one.meaning.kind),
  );
  return idOf(part) === 'family' && isSomebody(part) && others.some((one) => !isConcern(one));
}

/** Where somebody names one concern of the search, concerns that nobody names lead the list instead of narrowing it. */
function besideNamed(asked: readonly Asked[]): Asked[] {
  const named = asked.some(
    ({ effect: { isConcern, isNear, atMost = 0 } }) => isConcern && !isNear && atMost > 0,
  );
  return asked.map((one) =>
    named && one.effect.isNear && !one.effect.isUrgent && (one.effect.atMost ?? 0) > 0
      ? { part: one.part, effect: asLeading(one.effect) }
      : one,
  );
}

/** Several little words alone ("I do not know what to do") ask for anybody; one may be a name. */
function saysNothing(q: string, { parts, rest }: Reading): boolean {
  return parts.length + rest.length === 0 && tokensOf(q).length > 2;
}

/** "Counsellor", "therapy"; but a doctor goes with a name, and then means the person of that name. */
function asksForSomebody({ meaning, tokens }: Part): boolean {
  return meaning.kind === 'helper' && !/^(?:dr|doctors?|डॉक्टर)$/.test(tokens[0]?.text ?? '');
}

/**
 * Understands a search with the help of the directory.
 * @param edits from a typed word to the nearest word of a profile
 * @param profiles how many profiles have a word that begins so
 */
export function understand(
  criteria: Criteria,
  terms: readonly Counter[],
  edits: (word: string) => number,
  profiles: Directory['profiles'],
): Understanding {
  const { q } = criteria;
  const reading = readSearch(q, {
    entries: liveEntries(terms),
    edits: ({ typed }) => edits(typed),
  });
  const { fee } = reading;
  const directory = { terms, profiles };
  const weak = weakParts(reading.parts, directory);
  const refused = reading.parts.length > 1 ? reading.parts.filter((part) => isRefused(q, part)) : [];
  const parts = reading.parts.filter((part) => !weak.includes(part) && !refused.includes(part));
  const modes = [
    ...(criteria.facets.mode === undefined ? [] : [criteria.facets.mode]),
    ...parts.flatMap(({ meaning }) => (meaning.kind === 'mode' ? [meaning.value] : [])),
  ];
  const chipOf = (gone: readonly { readonly start: number; readonly end: number }[]) =>
    withoutTokens(q, gone, isLittle);
  const asked = parts.flatMap((part): Asked[] => {
    const effect = effectOf(part, directory, modes);
    if (!effect) return [];
    if (!onlyLeads(part, parts)) {
      const isWhere = idOf(part) === 'abroad';
      const isAlone = idOf(part) === 'lonely';
      const isUrgent = idOf(part) === 'suicidal';
      return [{ part, effect: { ...effect, isTopic: !isFeeling(part), isWhere, isAlone, isUrgent } }];
    }
    return effect.lead ? [{ part, effect: { label: `${effect.label} first`, lead: effect.lead } }] : [];
  });
  const effects = withAlternatives(q, besideNamed(asked)).map(({ part, effect }) => ({
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
    leftOut: [
      ...unfiltered,
      ...[...weak, ...refused].flatMap(({ tokens }) => tokens.map(({ typed }) => typed)),
    ],
    help: helpOf(reading),
    nearMe: parts.some(({ meaning }) => meaning.kind === 'nearMe'),
    isUnderstood:
      fee !== undefined || parts.some(({ meaning }) => meaning.kind !== 'title') || saysNothing(q, reading),
    asksForAnybody: parts.some(asksForSomebody),
  };
}
