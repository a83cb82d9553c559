import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { inIndia } from '@/lib/format/time';

export type CsvValue = string | number | Date | null;

type CsvRows = { readonly columns: readonly string[]; readonly rows: readonly (readonly CsvValue[])[] };

const form = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** Texts that a spreadsheet would change: twelve digits and more, leading zeros, exponents, and day-and-month forms. */
const counted = /^(?:\d{12,}|0\d.*|\d+(?:\.\d+)?E[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

function text(value: CsvValue): string | number | null {
  if (value instanceof Date) return inIndia(value);
  return typeof value === 'string' && counted.test(value.trim()) ? `'${value}` : value;
}

/**
 * A list as a CSV file (RFC 4180, with a byte-order mark, by which spreadsheets recognise UTF-8). An
 * apostrophe precedes texts that a spreadsheet would run as a formula, because people write names and
 * messages, and references that it would round or shorten. Times are India's: "2026-11-20 12:00:00 IST".
 */
export function csvOf({ columns, rows }: CsvRows): string {
  const lines = rows.map((row) => row.map(text));
  return stringify([[...columns], ...lines], { bom: true, ...form });
}

/** The same in pieces, for a list of any length. */
export async function* csvPieces(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]>,
): AsyncGenerator<string> {
  yield csvOf({ columns, rows: [] });
  for await (const row of rows) yield stringify([row.map(text)], form);
}
