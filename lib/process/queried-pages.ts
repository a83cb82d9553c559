import 'server-only';
import type { QueriedPages } from '@/lib/server/kept/question';
import { articleCategories } from '@/lib/site/article/schema';
import { readListQuery, type SearchParameters } from '@/lib/site/content/list-query';
import { toolCategories } from '@/lib/site/tool/schema';
import { parseCriteria, serializeCriteria } from '@/lib/therapist/directory/schema';

/** A list that is searched by words and a category. */
function listOf(categories: readonly string[]) {
  return (query: SearchParameters): string => {
    const { q, category = '' } = readListQuery(query, categories);
    return q || category ? new URLSearchParams({ q, category }).toString() : '';
  };
}

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
  '/professionals': (query) => serializeCriteria(parseCriteria(query)).toString(),
  '/blog': listOf(articleCategories),
  '/resources/tools-worksheets': listOf(toolCategories),
  '/contact': exactly('therapist', 'topic', 'internship'),
  '/book': exactly('from', 'zone', 'time'),
};
