import type { Conditions } from '@/lib/therapist/directory/conditions-sql';
import { byWord, type LookedUpWord, wordsToLookUp } from '@/lib/therapist/directory/looked-up-words';
import { directoryPlanner, type Plan } from '@/lib/therapist/directory/query-plan';
import { type Criteria, parseCriteria, type Term } from '@/lib/therapist/directory/schema';
import { freeWindows } from '@/lib/therapist/free-times/windows';
import { type Landing, queryOf } from './words';

export type LookedUp = { readonly terms: Term[] | null; readonly words: LookedUpWord[] | null };

export type Planned = {
  readonly landing: Landing;
  readonly plan: Plan;
  /** Conditions of the page's therapists who take new clients; undefined if no one fits these words exactly. */
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
  const known = byWord(words, found.words ?? []);
  const takesClients = terms.find(({ kind }) => kind === 'accepting')?.key;
  return landings.map((landing) => {
    const criteria = criteriaOf(landing);
    const own = new Set(wordsToLookUp(criteria));
    const lookedUp = new Map([...known].filter(([word]) => own.has(word)));
    const windows = freeWindows(criteria, now);
    const plan = directoryPlanner(criteria, terms, lookedUp, { windows, freeAtMost: null })();
    const { conditions, effects } = plan;
    const fits =
      effects.length > 0 && effects.every(({ note, atMost }) => note === undefined && atMost !== 0);
    if (!fits || takesClients === undefined) return { landing, plan, accepting: undefined };
    const accepting = { ...conditions, facets: { ...conditions.facets, accepting: takesClients } };
    return { landing, plan, accepting };
  });
}
