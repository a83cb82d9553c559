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

/** Search engines may show a page with at least so many real people who take new clients. */
export const leastPeople = 3;

/** Who is listed for a page and takes new clients, counted up to `leastPeople`; without samples in `real`. */
export type People = { readonly accepting: number; readonly real: number };

/** Whether search engines may show the page. */
export function isIndexed({ text }: Landing, people: People | undefined): boolean {
  return text !== undefined && (people?.real ?? 0) >= leastPeople;
}

/** Pages with words of their own on which somebody takes new clients, samples included; all while nothing is known. */
export function landingsWithPeople(people: Readonly<Record<string, People>>): Landing[] {
  const isKnown = Object.keys(people).length > 0;
  return writtenLandings.filter(({ address }) => !isKnown || (people[address]?.accepting ?? 0) > 0);
}

const mostRelated = 12;

/** Pages that share a part with this one, nearest first, then others about the same kind of thing. */
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

/** Facts from the rows of those who take new clients. */
export type LandingFacts = {
  /** Exact, except for a long list, whose count ends at `firstOfMany`. */
  readonly accepting: number;
  readonly isLong: boolean;
  /** Lowest and highest fee in paise; null when nobody has said one. */
  readonly fees: { readonly from: number; readonly to: number } | null;
  /** Most spoken first. */
  readonly languages: readonly string[];
  /** Ways to meet, most common first. */
  readonly modes: readonly string[];
  /** ISO; perhaps past, when the worker is behind. */
  readonly nextFree: string | null;
};

/** Of a list of more than a thousand, languages and ways to meet are those of the first ones. */
export const firstOfMany = 21;

/** What can be shown when few people take new clients: a list, and what it is. */
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
 * Whom to see instead, the nearest first. A list gives up the place before the concern, because most people can meet
 * by video. It gives up the concern before the language, because nobody can be helped in words that they do not
 * speak.
 */
export function alternatives({ parts }: Landing): Instead[] {
  const [first, second] = parts;
  const everybody = insteadOf([], true);
  if (!second) return [...(first.kind === 'city' ? [] : [insteadOf([first], true)]), everybody];
  if (second.kind === 'city') return [insteadOf([first], true), insteadOf([second], false), everybody];
  return [insteadOf([second], true), insteadOf([first], first.kind !== 'city'), everybody];
}

/** Says plainly that few people can be seen. */
export function fewInWords(listed: number, accepting: number): string {
  if (listed === 0) return 'Nobody is listed for this yet.';
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

/** What words name; undefined unless every one of them belongs to a part of a landing page. */
export function partsOfWords(words: string): LandingPart[] | undefined {
  const { parts, rest, fee } = readSearch(words);
  const named = parts.map(({ meaning }) => partOf(meaning));
  return rest.length > 0 || fee ? undefined : named.every((part) => part !== undefined) ? named : undefined;
}

/** The landing page that shows the same people as a list of the directory, if there is one. */
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
