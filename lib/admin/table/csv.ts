import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { indianDay, inIndia } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

export type CsvValue = string | number | Date | null;

export type CsvList = {
  /** Of the file and in the audit log; small letters and dashes. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
};

/** Rows of one file at most; longer lists are exported in parts, by the filters. */
export const longestCsv = 20_000;

/** Twelve digits and more, zeros in front, powers of ten, and what looks like a day and a month. */
const counted = /^(?:\d{12,}|0\d.*|\d+(?:\.\d+)?E[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

function text(value: CsvValue): string | number | null {
  if (value instanceof Date) return inIndia(value);
  return typeof value === 'string' && counted.test(value.trim()) ? `'${value}` : value;
}

/**
 * A list as a CSV file (RFC 4180, with the mark by which spreadsheets know UTF-8). An apostrophe stands in front of what a
 * spreadsheet would take for a formula, because people write names and messages and a cell must not run, and in front of
 * references that it would round or shorten. Times are India's: "2026-11-20 12:00:00 IST".
 */
export function csvOf({ columns, rows }: Pick<CsvList, 'columns' | 'rows'>): string {
  const lines = rows.map((row) => row.map(text));
  return stringify([[...columns], ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** Answers with the list as a file and writes down that somebody took it along. */
export async function csvAnswer(viewer: Member, list: CsvList): Promise<Response> {
  await recordAudit(db, {
    actor: viewer,
    action: 'list.exported',
    details: { list: list.name, rows: list.rows.length },
    request: await readRequest(),
  });
  return new Response(csvOf(list), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.name}-${indianDay(new Date())}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
