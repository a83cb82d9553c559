import type { MatchResult } from './rules';

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

/** What came out, in a sentence that never calls somebody a fit who is not. */
export function resultTitle({ asked, groups }: MatchResult): string {
  const [best, next] = groups;
  if (!best) return 'Nobody fits every “must”';
  if (asked === 0) return `${people(best.matches.length)} who could help`;
  const sentence = (count: number, fulfilled: number) =>
    `${people(count)} ${count === 1 ? 'fits' : 'fit'} ${share(fulfilled, asked)}`;
  if (asked === 1 && best.fulfilled === 0) return 'Nobody fits what you asked for yet';
  const rest = next && next.fulfilled > 0 ? sentence(next.matches.length, next.fulfilled) : '';
  if (best.fulfilled === asked)
    return [sentence(best.matches.length, asked), rest].filter(Boolean).join(', ');
  const all = asked === 2 ? 'both' : `all ${inWords(asked)}`;
  return `Nobody fits ${all} yet. ${sentence(best.matches.length, best.fulfilled)}`;
}
