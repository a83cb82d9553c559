import type { Part } from './vocabulary';

const isFree = ({ meaning }: Part, spans: readonly string[]) =>
  meaning.kind === 'free' && spans.includes(meaning.value);

/** A part of a day, and the wider parts that only say the same again beside it. */
const narrowParts = [
  ['lateNights', ['evenings', 'nights']],
  ['earlyMornings', ['mornings']],
] as const;

/** "Late night after 9 pm" means after 9 pm, "morning before 8" before 9. */
export function withNarrowestPart(said: readonly Part[]): readonly Part[] {
  return narrowParts.reduce((parts, [narrow, wide]) => {
    if (!parts.some((part) => isFree(part, [narrow]))) return parts;
    const wider = parts.filter((part) => isFree(part, wide));
    return parts
      .filter((part) => !wider.includes(part))
      .map((part) =>
        isFree(part, [narrow])
          ? { ...part, tokens: [...part.tokens, ...wider.flatMap(({ tokens }) => tokens)] }
          : part,
      );
  }, said);
}
