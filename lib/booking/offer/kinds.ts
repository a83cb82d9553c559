import type { Kind } from '@/lib/therapist/kind/rules';

type Asked = {
  /** The kind that the address names. */
  readonly kind: string | undefined;
  /** Whether the address names a time or a day: lists of free times show those of the first kind. */
  readonly names: boolean;
  /** Whether the visitor is a client of the therapist. */
  readonly known: boolean;
};

/** The kinds of session that a visitor chooses from, and the one that they have chosen. */
export type KindChoice = {
  readonly kinds: readonly Kind[];
  /** Null until one is chosen. */
  readonly kind: Kind | null;
  /** The address names a kind that this visitor cannot book. */
  readonly isGone: boolean;
};

/** A kind that is booked by its link is in no list; the only kind is chosen already. */
export function kindChoice(all: readonly Kind[], { kind: asked, names, known }: Asked): KindChoice {
  const offered = all.filter(({ bookableBy }) => bookableBy !== 'clients' || known);
  const kinds = offered.filter(({ bookableBy }) => bookableBy !== 'link');
  const found = offered.find(({ id }) => id === asked) ?? null;
  const isGone = asked !== undefined && found === null;
  const first = kinds.length === 1 || (names && !isGone) ? (kinds[0] ?? null) : null;
  return { kinds, kind: found ?? first, isGone };
}
