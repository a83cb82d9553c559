import { nameOf } from './effects';
import type { LeftOut } from './query-plan';

/** A list of at most so many offers others, and one of nobody. */
const few = 3;
/** How many others it offers at most, and of how many ways to leave something out. */
const mostOffered = 6;
const mostWays = 4;

/** Somebody who fits all of a search but one thing. */
export type Close<Card> = { readonly card: Card; readonly but: string };

/**
 * Beside a short list: people who fit all of the search but one thing, each way to leave something out in turn, so that
 * no way takes all places.
 * @param ways what may be left out, what decides least first
 * @param words the words of the text search, as the list calls them
 * @param read the first page without one thing
 */
export async function findClose<Card extends { readonly slug: string }>(
  shown: readonly Card[],
  ways: readonly LeftOut[],
  words: string,
  read: (without: LeftOut) => Promise<readonly Card[]>,
): Promise<Close<Card>[]> {
  if (shown.length > few) return [];
  const lists = await Promise.all(
    ways
      .slice(0, mostWays)
      .map(async (left) => ({ but: left === 'words' ? words : nameOf(left.label), cards: await read(left) })),
  );
  const longest = Math.max(0, ...lists.map(({ cards }) => cards.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    lists.flatMap(({ but, cards }) => {
      const card = cards[place];
      return card ? [{ card, but }] : [];
    }),
  ).flat();
  const seen = new Set(shown.map(({ slug }) => slug));
  return inTurn
    .filter(({ card: { slug } }) => {
      const isNew = !seen.has(slug);
      seen.add(slug);
      return isNew;
    })
    .slice(0, mostOffered);
}
