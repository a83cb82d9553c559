import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { type CsvValue, csvOf } from '@/lib/server/file/table/csv';
import { readRequest } from '@/lib/server/request/read-request';

export type CsvList = {
  /** Name of the file, also in the audit log; small letters and dashes. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
};

/** Rows of one file at most; longer lists are exported in parts, by the filters. */
export const longestCsv = 20_000;

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
