type Plain = string | number | boolean | readonly string[] | null;

type Details = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Longest value that the log copies; of longer ones it only names the field. A bio belongs in its row, not in
 * the log.
 */
const longestCopied = 200;

const lineOf = (value: Plain): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

export function changedFields<K extends string>(
  before: Readonly<Record<NoInfer<K>, Plain>>,
  after: Readonly<Record<K, Plain>>,
): readonly K[] {
  // TypeScript widens `keys` to strings.
  const fields = Object.keys(after) as K[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/**
 * Details of a change for the audit log: the names of the fields and, for short values, the old and the new
 * one.
 * @param secret fields that the log only names, such as bank account numbers
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
