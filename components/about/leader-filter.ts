/** What can be read on a card of the carousel, and what it carries beside it for the filters. */
type CardData = { readonly words: string; readonly specializations?: string; readonly location?: string };

/** What a visitor asked for; an empty text asks for nothing. */
type LeaderWish = {
  readonly text: string;
  readonly specialization: string;
  readonly location: string;
};

const fold = (text: string) => text.toLocaleLowerCase('en-IN').normalize('NFKD').replace(/\p{M}/gu, '');

/** Specializations on a card, one a line: no specialization holds a line break. */
export function asLines(values: readonly string[]): string {
  return values.join('\n');
}

/** Every word of the search occurs on the card (name, title, bio …), and both filters hold (spec §5: case aside). */
export function matchesLeader(card: CardData, { text, specialization, location }: LeaderWish): boolean {
  const words = fold(card.words);
  const asked = fold(text).split(/\s+/).filter(Boolean);
  return (
    asked.every((word) => words.includes(word)) &&
    (specialization === '' || (card.specializations ?? '').split('\n').includes(specialization)) &&
    (location === '' || card.location === location)
  );
}
