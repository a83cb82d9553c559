/** A value with a mark that no other column has, so that a test finds the mark wherever the value went. */
export type Disguise = { readonly value: unknown; readonly mark: string };

/**
 * Values with a mark, in the shapes that columns need. The database's own checks decide which one a column accepts;
 * when none passes, the column can hold nothing that a person wrote.
 * @param person letter of the person whom the value is about
 * @param number different for each column
 */
export function disguises(type: string, person: string, number: number): readonly Disguise[] {
  const mark = `marker${person}x${number}x`;
  const digits = String(number).padStart(4, '0');
  const code = (text: string): Disguise => ({ value: text, mark: text });
  if (type === 'bytea') return [{ value: Buffer.from(mark), mark }];
  if (type === 'json' || type === 'jsonb') return [{ value: JSON.stringify({ name: mark }), mark }];
  if (type === 'ARRAY') return [{ value: [mark], mark }];
  return [
    mark,
    `/${mark}`,
    `https://www.linkedin.com/in/${mark}`,
    `https://example.in/${mark}`,
    `${mark}@example.in`,
    `${mark}@okbank`,
    `files/${mark}.webp`,
    `Zone/${mark}`,
    `application/${mark}`,
    `$argon2id$v=19$${mark}`,
  ]
    .map((value): Disguise => ({ value, mark }))
    .concat([
      code(`+91${person === 'a' ? '98' : '97'}0000${digits}`),
      code(`CNRY0${person.toUpperCase()}0${digits}`),
      code(`29CNRY${person.toUpperCase()}${digits}A1Z5`),
    ]);
}

/** Types that can hold words. */
export const wordy: ReadonlySet<string> = new Set([
  'text',
  'citext',
  'json',
  'jsonb',
  'bytea',
  'ARRAY',
  'character varying',
]);
