/** A value with a unique mark, so that a test finds it anywhere. */
export type Disguise = { readonly value: unknown; readonly mark: string };

/**
 * Values with a mark, in the forms that columns need. The database's own checks decide which one a column
 * accepts; if none passes, the column can hold no free text.
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
