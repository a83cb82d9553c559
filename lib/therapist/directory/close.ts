import { nameOf } from './effects';
import type { SearchPart } from './query-plan';

/** Longest list that offers close matches; an empty one also does. */
const few = 3;
/** Most close matches, and most ways to leave out a part of the search. */
const mostOffered = 6;
const mostWays = 4;

/** A therapist who fits all but one part of a search. */
export type Close<Card> = { readonly card: Card; readonly but: string };

/**
 * For a short list: therapists who fit all but one part of the search, from each way to leave out a part in
 * turn, so that no way takes all places.
 * @param ways the parts that may be left out, the least important first
 * @param words the words of the text search, as the list shows them
 * @param read reads the first page without one part
 */
export async function findClose<Card extends { readonly slug: string }>(
  shown: readonly Card[],
  ways: readonly SearchPart[],
  words: string,
  read: (without: SearchPart) => Promise<readonly Card[]>,
): Promise<Close<Card>[]> {
  if (shown.length > few) return [];
  const lists = ways.slice(0, mostWays).map(async (left) => {
    const but = left === 'words' ? words : nameOf(left.label);
    return (await read(left)).map((card, place) => ({ card, but, place }));
  });
  const inTurn = (await Promise.all(lists)).flat().sort((a, b) => a.place - b.place);
  const slugs = [...shown, ...inTurn.map(({ card }) => card)].map(({ slug }) => slug);
  return inTurn
    .filter(({ card }, at) => slugs.indexOf(card.slug) === shown.length + at)
    .slice(0, mostOffered)
    .map(({ card, but }) => ({ card, but }));
}
