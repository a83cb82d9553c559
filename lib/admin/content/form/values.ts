import type { z } from 'zod';
import {
  type ContentField,
  type ContentPart,
  countName,
  type FlatValues,
  fieldsShown,
  rowCount,
} from '@/lib/admin/content/form/parts';
import { formatDay, isCalendarDay } from '@/lib/format/time';
import { dayTyped } from '@/lib/format/typed/day';
import { figuresTyped } from '@/lib/format/typed/text';

type Tree = { [name: string]: unknown };

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? (value as Tree)[step] : undefined),
      content,
    );
}

function inWords(value: unknown, { type }: ContentField): string {
  if (type === 'tick') return value === true ? 'yes' : '';
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined || value === null ? '' : String(value);
}

/** The form's values for a content. Values without a field are left out: the form cannot change them. */
export function valuesOf(parts: readonly ContentPart[], content: unknown): FlatValues {
  const counts = Object.fromEntries(
    parts.flatMap((part) => {
      if (part.type !== 'rows') return [];
      const rows = valueAt(content, part.name);
      return [[countName(part), String(Array.isArray(rows) ? rows.length : 0)]];
    }),
  );
  const fields = fieldsShown(parts, counts).map(({ field }) => [
    field.name,
    inWords(valueAt(content, field.name), field),
  ]);
  return { ...counts, ...Object.fromEntries(fields) };
}

/** Digits with at most one point; commas may group them in the Indian or another way: 1,00,000. */
const figures = /^-?\d+(?:\.\d+)?$/;
const parted = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

function numberIn(typed: string): number {
  const words = figuresTyped(typed);
  const plain = parted.test(words) ? words.replaceAll(',', '') : words;
  return figures.test(plain) ? Number(plain) : Number.NaN;
}

function read(field: ContentField, words: string): unknown {
  const trimmed = words.trim().replaceAll('\r\n', '\n');
  switch (field.type) {
    case 'tick':
      return words === 'yes';
    case 'number':
      return trimmed === '' ? undefined : numberIn(trimmed);
    case 'date':
      return trimmed === '' && field.optional ? undefined : (dayTyped(trimmed) ?? trimmed);
    case 'list':
      return trimmed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    case 'choice':
      return trimmed === '' ? undefined : trimmed;
    default:
      return trimmed === '' && field.optional ? undefined : trimmed;
  }
}

function putAt(tree: Tree, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length === 0) {
    if (value !== undefined) tree[step] = value;
    return;
  }
  const inner = (tree[step] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {})) as Tree;
  tree[step] = inner;
  putAt(inner, rest, value);
}

/** The content of a form's values, not yet checked. */
export function contentOf(parts: readonly ContentPart[], values: FlatValues): unknown {
  const content: Tree = {};
  for (const part of parts) if (part.type === 'rows') putAt(content, part.name.split('.'), []);
  for (const { field } of fieldsShown(parts, values)) {
    putAt(content, field.name.split('.'), read(field, values[field.name] ?? ''));
  }
  return content;
}

/** The first message for each field or group of rows; a message without a field goes to the first one. */
export function contentErrors(
  parts: readonly ContentPart[],
  values: FlatValues,
  issues: readonly z.core.$ZodIssue[],
): Readonly<Record<string, string>> {
  const names = [
    ...fieldsShown(parts, values).map(({ field }) => field.name),
    ...parts.flatMap((part) => (part.type === 'rows' ? [part.name] : [])),
  ];
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const whole = path.map(String);
    const found = whole
      .map((_, index) => whole.slice(0, whole.length - index).join('.'))
      .find((name) => names.includes(name));
    const name = found ?? names[0] ?? '';
    if (!first.has(name)) first.set(name, message);
  }
  return Object.fromEntries(
    names.flatMap((name) => (first.has(name) ? [[name, first.get(name) ?? '']] : [])),
  );
}

export type Difference = { readonly label: string; readonly before: string; readonly after: string };

function shownValue(field: ContentField, words: string): string {
  if (field.type === 'tick') return words === 'yes' ? 'yes' : 'no';
  if (field.type === 'date' && isCalendarDay(words)) return formatDay(words);
  if (field.type !== 'choice') return words;
  return field.options.find(({ value }) => value === words)?.label ?? words;
}

export function differencesOf(
  parts: readonly ContentPart[],
  before: unknown,
  after: unknown,
): readonly Difference[] {
  const old = valuesOf(parts, before);
  const fresh = valuesOf(parts, after);
  const fields = parts.flatMap((part) => {
    if (part.type !== 'rows') return fieldsShown([part], {});
    const most = Math.max(rowCount(part, old), rowCount(part, fresh));
    return fieldsShown([part], { [countName(part)]: String(most) });
  });
  return fields.flatMap(({ field, label }) => {
    const words = [old[field.name] ?? '', fresh[field.name] ?? ''] as const;
    if (words[0] === words[1]) return [];
    return [{ label, before: shownValue(field, words[0]), after: shownValue(field, words[1]) }];
  });
}
