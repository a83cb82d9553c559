import type { Option } from '@/lib/server/action/form-result';

/**
 * One field of a form of content, described as data. Its name is the path to its value, such as
 * "therapistRating.value".
 */
export type ContentField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Empty removes the value. */
  readonly optional?: boolean;
  /** Takes the whole width; texts and checkboxes always do. */
  readonly wide?: boolean;
} & (
  | { readonly type: 'line' | 'number' | 'date' | 'tick' }
  /** Several lines: one text, or a list with one item per line. */
  | { readonly type: 'text' | 'list'; readonly rows?: number }
  | { readonly type: 'choice'; readonly options: readonly Option[] }
);

export type ContentRows = {
  readonly type: 'rows';
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly most: number;
  readonly fields: readonly ContentField[];
};

export type ContentPart = ContentField | ContentRows;

export type FlatValues = Readonly<Record<string, string>>;

export function countName({ name }: Pick<ContentRows, 'name'>): string {
  return `${name}.count`;
}

export function rowField(rows: ContentRows, index: number, field: ContentField): ContentField {
  return { ...field, name: `${rows.name}.${index}.${field.name}` };
}

/** The number of rows in these values, at most the form's limit. */
export function rowCount(rows: ContentRows, values: FlatValues): number {
  const count = Number(values[countName(rows)] ?? '0');
  return Number.isInteger(count) && count >= 0 ? Math.min(count, rows.most) : 0;
}

function fieldsOfRow(rows: ContentRows, index: number): readonly ContentField[] {
  return rows.fields.map((field) => rowField(rows, index, field));
}

export function namesOf(parts: readonly ContentPart[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.type !== 'rows') return [part.name];
    const indexes = Array.from({ length: part.most }, (_, index) => index);
    return [countName(part), ...indexes.flatMap((index) => fieldsOfRow(part, index).map(({ name }) => name))];
  });
}

export function fieldsShown(
  parts: readonly ContentPart[],
  values: FlatValues,
): readonly { readonly field: ContentField; readonly label: string }[] {
  return parts.flatMap((part) => {
    if (part.type !== 'rows') return [{ field: part, label: part.label }];
    return Array.from({ length: rowCount(part, values) }, (_, index) => index).flatMap((index) =>
      fieldsOfRow(part, index).map((field) => ({
        field,
        label: `${part.label} ${index + 1}: ${field.label}`,
      })),
    );
  });
}
