import 'server-only';
import { unstable_cache } from 'next/cache';
import { freeTimesTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import type { Conditions } from '@/lib/therapist/directory/conditions-sql';
import { type DirectoryPage, readDirectory, type TherapistCard } from '@/lib/therapist/directory/queries';
import { lookUp } from '@/lib/therapist/directory/sql';
import { criteriaOf, type LookedUp, type Planned, planLandings, wordsOfLandings } from './plan';
import { alternatives, isIndexed, type LandingFacts, leastPeople, type People } from './rules';
import { countPeople, readFacts } from './sql';
import { type Landing, writtenLandings } from './words';

const cardsInstead = 6;

/** A landing page's data. Plain JSON, so that a cache can hold it. */
export type LandingPage = {
  /** The directory's own list for these words. It may hold close matches; its notes then say so. */
  readonly list: DirectoryPage;
  /** Null if no one fits these words exactly. */
  readonly facts: LandingFacts | null;
  /** The alternative list, if fewer than `leastPeople` take new clients. */
  readonly instead: { readonly words: string; readonly cards: readonly TherapistCard[] } | null;
};

async function planEach(landings: readonly Landing[], now: Date): Promise<Planned[]> {
  const [found] = await publicDb.$queryRaw<LookedUp[]>(
    lookUp(wordsOfLandings(landings), 'recommended', undefined),
  );
  return planLandings(landings, found ?? { terms: null, words: null }, now);
}

/** The number of therapists for each page with its own words, by address. */
export async function countLandingPeople(now: Date = new Date()): Promise<Readonly<Record<string, People>>> {
  const planned = await planEach(writtenLandings, now);
  const asked = planned.flatMap(({ landing, accepting }) =>
    accepting ? [{ address: landing.address, accepting }] : [],
  );
  if (asked.length === 0) return {};
  const [row] = await publicDb.$queryRaw<{ counts: People[] }[]>(
    countPeople(asked.map(({ accepting }) => accepting)),
  );
  return Object.fromEntries(
    asked.map(({ address }, place) => [address, row?.counts[place] ?? { accepting: 0, real: 0 }]),
  );
}

/** The same, cached until a therapist changes: it decides what the sitemap and search engines may list. */
export const landingPeople = unstable_cache(() => countLandingPeople(), ['landing-people'], {
  tags: [therapistsTag],
  revalidate: 3600,
});

/** The pages that search engines may show now. */
export async function indexedLandings(): Promise<Landing[]> {
  const people = await landingPeople();
  return writtenLandings.filter((landing) => isIndexed(landing, people[landing.address]));
}

async function readInstead(landing: Landing, shown: readonly TherapistCard[], now: Date) {
  for (const { criteria, words } of alternatives(landing)) {
    const { cards, understood } = await readDirectory(criteria, now);
    const others = cards.filter(({ slug }) => !shown.some((card) => card.slug === slug));
    if (others.length > 0 && (understood?.notes ?? []).length === 0) {
      return { words, cards: others.slice(0, cardsInstead) };
    }
  }
  return null;
}

/** Reads a landing page: the directory's list, the facts, and the alternative list if few match. */
export async function readLanding(landing: Landing, now: Date = new Date()): Promise<LandingPage> {
  const [[planned], list] = await Promise.all([
    planEach([landing], now),
    readDirectory(criteriaOf(landing), now),
  ]);
  if (!planned?.accepting) {
    return { list, facts: null, instead: list.cards.length > 0 ? null : await readInstead(landing, [], now) };
  }
  const facts = await readLandingFacts(planned.accepting, planned.plan.way === 'walk', now);
  const instead = facts.accepting < leastPeople ? await readInstead(landing, list.cards, now) : null;
  return { list, facts, instead };
}

async function readLandingFacts(conditions: Conditions, isLong: boolean, now: Date): Promise<LandingFacts> {
  type Row = Omit<LandingFacts, 'fees' | 'nextFree' | 'isLong'> & {
    fees: { from: number | null; to: number | null };
    nextFree: Date | null;
  };
  const [row] = await publicDb.$queryRaw<Row[]>(readFacts(conditions, isLong, now));
  const { fees, nextFree } = row ?? { fees: null, nextFree: null };
  return {
    accepting: row?.accepting ?? 0,
    isLong,
    languages: row?.languages ?? [],
    modes: row?.modes ?? [],
    fees: fees?.from != null && fees.to != null ? { from: fees.from, to: fees.to } : null,
    nextFree: nextFree?.toISOString() ?? null,
  };
}

/** The same, cached for a minute, like the directory's first page. */
export function cachedLanding(landing: Landing): Promise<LandingPage> {
  const read = unstable_cache(() => readLanding(landing), ['landing', landing.address], {
    tags: [therapistsTag, freeTimesTag],
    revalidate: 60,
  });
  return read();
}
