/** What an audit line can hold of a value. */
type Plain = string | number | boolean | readonly string[] | null;

type Details = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Values longer than this are named but not copied: a bio belongs into its row, not into the log. */
const longestCopied = 200;

const lineOf = (value: Plain): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** The fields of `after` whose value differs from the one before. */
export function changedFields<K extends string>(
  before: Readonly<Record<NoInfer<K>, Plain>>,
  after: Readonly<Record<K, Plain>>,
): readonly K[] {
  // `keys` forgets that nothing but K is there.
  const fields = Object.keys(after) as K[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/**
 * What the audit log says of a change: the names of the fields and, of short values, what stood there before and what
 * stands there now.
 * @param secret fields of which only the name is said, such as numbers of bank accounts
 */
export function changeDetails<K extends string>(
  before: Readonly<Record<NoInfer<K>, Plain>>,
  after: Readonly<Record<K, Plain>>,
  secret: readonly NoInfer<K>[] = [],
): Details {
  const fields = changedFields(before, after);
  const copied = fields.filter((field) => {
    const texts = [lineOf(before[field]), lineOf(after[field])];
    return !secret.includes(field) && texts.every((text) => text.length <= longestCopied);
  });
  return Object.fromEntries([
    ['fields', fields],
    ...copied.flatMap((field) => [
      [`${field}.before`, lineOf(before[field])],
      [`${field}.after`, lineOf(after[field])],
    ]),
  ]);
}
