/** Parameters of an address as the framework hands them over: anything may come. */
export type SearchParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ListQuery<Category extends string> = {
  /** What someone searches, as typed but trimmed; empty when nothing. */
  readonly q: string;
  readonly category: Category | undefined;
};

/** Longest search that is read. What is typed beyond it is ignored. */
export const longestSearch = 100;

function first(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** Reads a list's question from its address. An unknown category, like any other odd parameter, counts as none. */
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

/** Case and accents make no difference. The search is plain text: no sign in it has a meaning of its own. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-IN');
}

/** Whether the searched text stands in one of the given texts. */
export function containsText(texts: readonly string[], q: string): boolean {
  const wanted = folded(q);
  return texts.some((text) => folded(text).includes(wanted));
}
