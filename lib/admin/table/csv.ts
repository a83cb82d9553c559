import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { recordAudit } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
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

const text = (value: CsvValue) => (value instanceof Date ? value.toISOString() : value);

/**
 * A list as a CSV file (RFC 4180, with the mark by which spreadsheets know UTF-8). What a spreadsheet would take for a
 * formula gets an apostrophe in front: people write names and messages, and a cell must not run.
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
