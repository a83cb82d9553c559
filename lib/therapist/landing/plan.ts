import { freeWindows } from '@/lib/therapist/directory/free-windows';
import { type LookedUpWord, wordsToLookUp } from '@/lib/therapist/directory/looked-up-words';
import { type Plan, planDirectory, type Term } from '@/lib/therapist/directory/query-plan';
import { type Criteria, parseCriteria } from '@/lib/therapist/directory/schema';
import type { Conditions } from '@/lib/therapist/directory/sql';
import { type Landing, queryOf } from './words';

/** What the directory's look-up answers. */
export type LookedUp = { readonly terms: Term[] | null; readonly words: LookedUpWord[] | null };

/** How a page reads its people. */
export type Planned = {
  readonly landing: Landing;
  readonly plan: Plan;
  /** Conditions of the page's people who take new clients; undefined where nobody fits these words exactly. */
  readonly accepting: Conditions | undefined;
};

/** The directory's own list for a page. */
export function criteriaOf({ parts }: Landing): Criteria {
  return parseCriteria({ q: queryOf(parts) });
}

/** The words to look up for all of these pages at once. */
export function wordsOfLandings(landings: readonly Landing[]): string[] {
  return [...new Set(landings.flatMap((landing) => wordsToLookUp(criteriaOf(landing))))];
}

/** @param found the answer to `wordsOfLandings`, in its order */
export function planLandings(landings: readonly Landing[], found: LookedUp, now: Date): Planned[] {
  const words = wordsOfLandings(landings);
  const terms = found.terms ?? [];
  const known = new Map((found.words ?? []).map((answer, place) => [words[place], answer]));
  const takesClients = terms.find(({ kind }) => kind === 'accepting')?.key;
  return landings.map((landing) => {
    const criteria = criteriaOf(landing);
    const answers = wordsToLookUp(criteria).flatMap((word) => known.get(word) ?? []);
    const plan = planDirectory(criteria, terms, answers, {
      windows: freeWindows(criteria, now),
      freeAtMost: null,
    });
    const { conditions, ingredients } = plan;
    const { effects } = ingredients;
    const fits =
      effects.length > 0 && effects.every(({ note, atMost }) => note === undefined && atMost !== 0);
    if (!fits || takesClients === undefined) return { landing, plan, accepting: undefined };
    const accepting = { ...conditions, facets: { ...conditions.facets, accepting: takesClients } };
    return { landing, plan, accepting };
  });
}
