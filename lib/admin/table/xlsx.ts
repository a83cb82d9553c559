import 'server-only';
import { utils, write } from '@e965/xlsx';
import type { Member } from '@/lib/account/session/session';
import { auditExport, type CsvList } from '@/lib/admin/table/csv';
import { indianDay, inIndia } from '@/lib/format/time';
import type { CsvValue } from '@/lib/server/file/table/csv';

/** An amount as its column shows it; every other text stays a text, which no spreadsheet runs. */
const amount = /^-?\d{1,12}\.\d{2}$/;

const cellOf = (value: CsvValue) => {
  if (value instanceof Date) return { t: 's', v: inIndia(value) };
  if (typeof value === 'number') return { t: 'n', v: value };
  const text = value ?? '';
  return amount.test(text) ? { t: 'n', v: Number(text), z: '0.00' } : { t: 's', v: text };
};

/** The list as a workbook with one sheet; amounts are numbers with two decimals. */
export function xlsxOf({ name, columns, rows }: CsvList): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet([
    columns.map((header) => ({ t: 's', v: header })),
    ...rows.map((row) => row.map(cellOf)),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name.slice(0, 31));
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
}

/** Answers with the list as a workbook and logs the export. */
export async function xlsxAnswer(viewer: Member, list: CsvList): Promise<Response> {
  await auditExport(viewer, list);
  return new Response(xlsxOf(list), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${list.name}-${indianDay(new Date())}.xlsx"`,
      'cache-control': 'no-store',
    },
  });
}
