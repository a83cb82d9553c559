import 'server-only';
import type { QueriedPages } from '@/lib/server/kept/question';
import type { SearchParameters } from '@/lib/site/content/list-query';

/** Parameters that a page reads as they are, in a fixed order. */
function exactly(...names: readonly string[]) {
  return (query: SearchParameters): string =>
    new URLSearchParams(
      names.flatMap((name) => [query[name] ?? []].flat().map((value) => [name, value])),
    ).toString();
}

/**
 * Public pages that answer questions, each with the one spelling of its question. The match is not among them: what
 * somebody answers there is theirs, and stays in no memory.
 */
export const queriedPages: QueriedPages = {
  '/contact': exactly('therapist', 'topic', 'internship'),
  '/book': exactly('from', 'zone', 'time'),
};
