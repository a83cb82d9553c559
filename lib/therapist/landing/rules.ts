import { activeCriteria } from '@/lib/therapist/directory/rules';
import { type Criteria, parseCriteria } from '@/lib/therapist/directory/schema';
import { readSearch } from '@/lib/therapist/directory/words/reading';
import type { Meaning } from '@/lib/therapist/directory/words/vocabulary';
import {
  inSentence,
  type Landing,
  type LandingPart,
  landingOf,
  landingParts,
  queryOf,
  writtenLandings,
} from './words';

/** Real therapists who take new clients that a page needs before search engines may list it. */
export const leastPeople = 3;

/** The listed therapists of a page who take new clients, counted up to `leastPeople`; `real` excludes samples. */
export type People = { readonly accepting: number; readonly real: number };

/** Whether search engines may show the page. */
export function isIndexed({ text }: Landing, people: People | undefined): boolean {
  return text !== undefined && (people?.real ?? 0) >= leastPeople;
}

/**
 * Pages with their own words and at least one therapist who takes new clients, including samples; all pages
 * while this is unknown.
 */
export function landingsWithPeople(people: Readonly<Record<string, People>>): Landing[] {
  const isKnown = Object.keys(people).length > 0;
  return writtenLandings.filter(({ address }) => !isKnown || (people[address]?.accepting ?? 0) > 0);
}

const mostRelated = 12;

/** Pages that share a part with this one, nearest first, then others of the same kind. */
export function relatedLandings(
  { address, parts }: Landing,
  people: Readonly<Record<string, People>>,
): Landing[] {
  const slugs = new Set(parts.map(({ slug }) => slug));
  const others = landingsWithPeople(people).filter((other) => other.address !== address);
  const sharing = others.filter((other) => other.parts.some(({ slug }) => slugs.has(slug)));
  const sameKind = others.filter(
    (other) => !sharing.includes(other) && other.parts.length === 1 && other.parts[0].kind === parts[0].kind,
  );
  return [...sharing, ...sameKind].slice(0, mostRelated);
}

export type LandingFacts = {
  /** Exact, except for a long list, whose count ends at `firstOfMany`. */
  readonly accepting: number;
  readonly isLong: boolean;
  /** Lowest and highest fee in paise; null if none is known. */
  readonly fees: { readonly from: number; readonly to: number } | null;
  /** Most spoken first. */
  readonly languages: readonly string[];
  /** Ways to meet, most common first. */
  readonly modes: readonly string[];
  /** ISO; possibly past, if the worker is behind. */
  readonly nextFree: string | null;
};

/** For more than a thousand matches, languages and ways to meet come from the first ones. */
export const firstOfMany = 21;

/** The alternative list, if few take new clients, and its name. */
export type Instead = { readonly criteria: Criteria; readonly words: string };

function insteadOf(parts: readonly LandingPart[], byVideo: boolean): Instead {
  const said: Readonly<Record<LandingPart['kind'], (label: string) => string>> = {
    concern: (label) => `work with ${label}`,
    city: (label) => `are in ${label}`,
    language: (label) => `speak ${label}`,
  };
  const does = parts.map((part) => said[part.kind](inSentence(part)));
  const all = [...(does.length > 0 ? does : ['take new clients']), ...(byVideo ? ['meet by video'] : [])];
  return {
    criteria: parseCriteria({ q: queryOf(parts), accepting: 'yes', ...(byVideo ? { mode: 'video' } : {}) }),
    words: `These people ${all.join(' and ')}${byVideo ? ', wherever you are' : ''}.`,
  };
}

/**
 * The alternative list, the nearest first. It gives up the place before the concern, because most therapists
 * can meet by video, and the concern before the language, because therapy needs a common language.
 */
export function alternatives({ parts }: Landing): Instead[] {
  const [first, second] = parts;
  const everybody = insteadOf([], true);
  if (!second) return [...(first.kind === 'city' ? [] : [insteadOf([first], true)]), everybody];
  if (second.kind === 'city') return [insteadOf([first], true), insteadOf([second], false), everybody];
  return [insteadOf([second], true), insteadOf([first], first.kind !== 'city'), everybody];
}

/** Says plainly that few therapists are available. */
export function fewInWords(listed: number, accepting: number): string {
  if (listed === 0) return 'No one is listed for this yet.';
  if (accepting === 0) return 'Nobody on this list takes new clients now.';
  return accepting === 1
    ? 'Only one person on this list takes new clients now.'
    : 'Only two people on this list take new clients now.';
}

function partOf(meaning: Meaning): LandingPart | undefined {
  const named = (kind: LandingPart['kind'], label: string) =>
    landingParts.find((part) => part.kind === kind && part.label === label);
  if (meaning.kind === 'concern') return named('concern', meaning.concern.label);
  if (meaning.kind === 'place') return named('city', meaning.label);
  return meaning.kind === 'language' ? named('language', meaning.label) : undefined;
}

/** The parts in these words; undefined unless every one belongs to a landing page. */
export function partsOfWords(words: string): LandingPart[] | undefined {
  const { parts, rest, fee } = readSearch(words);
  const named = parts.map(({ meaning }) => partOf(meaning));
  return rest.length > 0 || fee ? undefined : named.every((part) => part !== undefined) ? named : undefined;
}

/** The landing page with the same therapists as a list of the directory, if any. */
export function landingOfCriteria(criteria: Criteria): Landing | undefined {
  const { q, exact, facets, timeZone, sort, after, before } = criteria;
  const others = activeCriteria(criteria).some(
    (name) => !['q', 'specialization', 'location', 'language'].includes(name),
  );
  if (others || exact || timeZone || sort !== 'recommended' || after || before) return undefined;
  const values = [facets.specialization, facets.location, facets.language].flatMap((value) => value ?? []);
  const parts = [q, ...values.map((value) => value.replaceAll('-', ' '))]
    .filter((words) => words !== '')
    .map(partsOfWords);
  if (parts.some((named) => named === undefined)) return undefined;
  return landingOf(parts.flatMap((named) => named ?? []));
}
