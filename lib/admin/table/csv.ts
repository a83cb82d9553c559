import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { indianDay, inIndia } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

export type CsvValue = string | number | Date | null;

export type CsvList = {
  /** Name of the file, also in the audit log; small letters and dashes. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
};

/** Rows of one file at most; longer lists are exported in parts, by the filters. */
export const longestCsv = 20_000;

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
export function csvOf({ columns, rows }: Pick<CsvList, 'columns' | 'rows'>): string {
  const lines = rows.map((row) => row.map(text));
  return stringify([[...columns], ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** Logs that the viewer saved this list as a file. */
export async function auditExport(viewer: Member, list: CsvList): Promise<void> {
  await recordAudit(db, {
    actor: viewer,
    action: 'list.exported',
    details: { list: list.name, rows: list.rows.length },
    request: await readRequest(),
  });
}

/** Answers with the list as a file and logs the export. */
export async function csvAnswer(viewer: Member, list: CsvList): Promise<Response> {
  await auditExport(viewer, list);
  return new Response(csvOf(list), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.name}-${indianDay(new Date())}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
