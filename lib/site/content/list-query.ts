/** Parameters of an address, unchecked. */
export type SearchParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ListQuery<Category extends string> = {
  /** The typed search, trimmed; empty without one. */
  readonly q: string;
  readonly category: Category | undefined;
};

/** Characters of a search; the rest is ignored. */
export const longestSearch = 100;

function first(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** Reads a list's query from its address. An unknown category or parameter is ignored. */
export function readListQuery<Category extends string>(
  parameters: SearchParameters,
  categories: readonly Category[],
): ListQuery<Category> {
  const wanted = first(parameters.category);
  return {
    q: [...first(parameters.q).trim()].slice(0, longestSearch).join('').trim(),
    category: categories.find((category) => category === wanted),
  };
}

/** Removes differences of case and accents. The search is plain text: no character in it has a special meaning. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-IN');
}

export function containsText(texts: readonly string[], q: string): boolean {
  const wanted = folded(q);
  return texts.some((text) => folded(text).includes(wanted));
}
