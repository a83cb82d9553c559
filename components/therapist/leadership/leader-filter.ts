type CardData = { readonly words: string; readonly specializations?: string; readonly location?: string };

/** A visitor's wish; an empty text means anything. */
type LeaderWish = {
  readonly text: string;
  readonly specialization: string;
  readonly location: string;
};

const fold = (text: string) => text.toLocaleLowerCase('en-IN').normalize('NFKD').replace(/\p{M}/gu, '');

/** Specializations of a card, one a line, because no specialization holds a line break. */
export function asLines(values: readonly string[]): string {
  return values.join('\n');
}

/**
 * Whether every word of the search occurs on the card (name, title, bio …) and both filters match (product.md §5:
 * ignoring case).
 */
export function matchesLeader(card: CardData, { text, specialization, location }: LeaderWish): boolean {
  const words = fold(card.words);
  const wanted = fold(text).split(/\s+/).filter(Boolean);
  return (
    wanted.every((word) => words.includes(word)) &&
    (specialization === '' || (card.specializations ?? '').split('\n').includes(specialization)) &&
    (location === '' || card.location === location)
  );
}
