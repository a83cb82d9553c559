/** "Hindi, Urdu and English" */
export function listed(values: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** A label inside a sentence: "Anxiety" is "anxiety"; an abbreviation does not change. */
export const small = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
