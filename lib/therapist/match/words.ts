import { candidateLimit, type MatchResult } from './rules';

const numbers = 'no one two three four five six seven eight nine ten'.split(' ');
const inWords = (count: number) => numbers[count] ?? String(count);

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** "all three", "both", "two of three", after "fits". */
function share(fulfilled: number, asked: number): string {
  if (fulfilled < asked) return `${fulfilled === 0 ? 'none' : inWords(fulfilled)} of ${inWords(asked)}`;
  if (asked === 1) return 'what you asked for';
  return asked === 2 ? 'both' : `all ${inWords(asked)}`;
}

/** The name of a group: "Fits all three", "Fits two of three". */
export function groupTitle(fulfilled: number, asked: number): string {
  if (asked === 0) return 'Everyone who accepts new clients';
  if (asked === 1 && fulfilled === 0) return 'Does not fit what you asked for';
  return `Fits ${share(fulfilled, asked)}`;
}

/** The result in a sentence that calls only matching therapists a fit. */
export function resultTitle({ asked, groups }: MatchResult): string {
  const [best, next] = groups;
  if (!best) return 'No therapist fits every “must”';
  if (asked === 0) return `${people(best.matches.length)} who could help`;
  const sentence = (count: number, fulfilled: number) =>
    `${people(count)} ${count === 1 ? 'fits' : 'fit'} ${share(fulfilled, asked)}`;
  if (asked === 1 && best.fulfilled === 0) return 'No therapist matches yet';
  const rest = next && next.fulfilled > 0 ? sentence(next.matches.length, next.fulfilled) : '';
  if (best.fulfilled === asked)
    return [sentence(best.matches.length, asked), rest].filter(Boolean).join(', ');
  const all = asked === 2 ? 'both' : `all ${inWords(asked)}`;
  return `Nobody fits ${all} yet. ${sentence(best.matches.length, best.fulfilled)}`;
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
