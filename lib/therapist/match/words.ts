import { candidateLimit, type MatchGroup, type MatchResult, type Wish, wishInTitle } from './rules';

const numbers = 'no one two three four five six seven eight nine ten'.split(' ');
const inWords = (count: number) => numbers[count] ?? String(count);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

const therapists = (count: number) => (count === 1 ? '1 therapist' : `${count} therapists`);

/** The name of a group: "All three wishes", "Two of three wishes". */
export function groupTitle(fulfilled: number, asked: number): string {
  if (asked === 0) return 'Everyone who accepts new clients';
  if (fulfilled === 0) return 'Other people who accept new clients';
  if (fulfilled < asked) return `${capital(inWords(fulfilled))} of ${inWords(asked)} wishes`;
  if (asked === 1) return 'What you asked for';
  return asked === 2 ? 'Both wishes' : `All ${inWords(asked)} wishes`;
}

/** Wishes that a heading names; more are below it, each as a button. */
const mostNamed = 3;

/** "for anxiety and sleep in Hindi": two concerns share one "for". */
function wantedInWords(wishes: readonly Wish[]): string {
  if (wishes.length > mostNamed) return `for all ${inWords(wishes.length)} wishes`;
  const phrases = wishes.map(wishInTitle);
  return phrases
    .map((phrase, place) =>
      phrase.startsWith('for ') && phrases[place - 1]?.startsWith('for ') ? `and ${phrase.slice(4)}` : phrase,
    )
    .join(' ');
}

/** The result in a sentence: "3 therapists for anxiety in Hindi; 10 match one of the two". */
export function resultTitle({ wishes, groups }: MatchResult): string {
  const asked = wishes.length;
  const [best, next] = groups;
  if (!best) return 'No therapist fits every “must”';
  if (asked === 0) return `${therapists(best.matches.length)} who could help`;
  if (best.fulfilled === 0) return 'No therapist matches yet';
  const wanted = wantedInWords(wishes);
  const part = ({ fulfilled, matches }: MatchGroup) =>
    `${matches.length} ${matches.length === 1 ? 'matches' : 'match'} ${inWords(fulfilled)} of the ${inWords(asked)}`;
  if (best.fulfilled < asked) return `No therapist ${wanted} yet; ${part(best)}`;
  const rest = next && next.fulfilled > 0 ? `; ${part(next)}` : '';
  return `${therapists(best.matches.length)} ${wanted}${rest}`;
}

/**
 * @param more the therapists shown without a "must" @param isPart whether there may be more than were read
 */
export function withoutMustInWords(more: number, isPart: boolean): string {
  if (isPart) return `Without it: ${more > 0 ? `at least ${people(more)}` : 'few or none'} more.`;
  return `Without it: ${more > 0 ? people(more) : 'nobody'} more.`;
}

export function lookedInWords({
  looked,
  of,
  readsAll,
}: {
  looked: number;
  of: number;
  readsAll: boolean;
}): string {
  if (looked >= of) return `We looked at all ${people(of)} who accept new clients.`;
  return readsAll
    ? `We searched all ${people(of)} who accept new clients, and show up to ${candidateLimit} who fit best.`
    : `We looked at ${looked} of ${people(of)} who accept new clients, beginning at another place of the list each day.`;
}
