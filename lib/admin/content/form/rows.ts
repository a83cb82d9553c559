import {
  type ContentPart,
  type ContentRows,
  countName,
  type FlatValues,
  rowCount,
  rowField,
} from '@/lib/admin/content/form/parts';

/** The buttons of a row; the form sends "up:questions.2", or "add:questions" for a new row. */
export type RowChange = 'add' | 'remove' | 'up' | 'down';

export function rowChange(change: RowChange, rows: ContentRows, index = 0): string {
  return change === 'add' ? `add:${rows.name}` : `${change}:${rows.name}.${index}`;
}

type Row = Readonly<Record<string, string>>;

function rowsIn(part: ContentRows, values: FlatValues): Row[] {
  return Array.from({ length: rowCount(part, values) }, (_, index) =>
    Object.fromEntries(
      part.fields.map((field) => [field.name, values[rowField(part, index, field).name] ?? '']),
    ),
  );
}

function withRows(part: ContentRows, values: FlatValues, rows: readonly Row[]): FlatValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${part.name}.`));
  const fields = rows.flatMap((row, index) =>
    part.fields.map((field) => [rowField(part, index, field).name, row[field.name] ?? ''] as const),
  );
  return { ...Object.fromEntries([...others, ...fields]), [countName(part)]: String(rows.length) };
}

/**
 * The values after a press on a row's button. The browser and the server share it, so rows change with and
 * without scripts.
 * @returns undefined for another button
 */
export function changeRows(
  parts: readonly ContentPart[],
  values: FlatValues,
  button: string,
): FlatValues | undefined {
  const [, change, name, digits = '0'] =
    /^(add|remove|up|down):([A-Za-z]+)(?:\.(\d{1,3}))?$/.exec(button) ?? [];
  const part = parts.find((one): one is ContentRows => one.type === 'rows' && one.name === name);
  if (!part) return undefined;
  const rows = rowsIn(part, values);
  const index = Number(digits);
  const row = rows[index];
  if (change === 'add') return withRows(part, values, rows.length < part.most ? [...rows, {}] : rows);
  if (!row) return values;
  const others = rows.toSpliced(index, 1);
  if (change === 'remove') return withRows(part, values, others);
  const to = change === 'up' ? index - 1 : index + 1;
  if (to < 0 || to >= rows.length) return values;
  return withRows(part, values, others.toSpliced(to, 0, row));
}
