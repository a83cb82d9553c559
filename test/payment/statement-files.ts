import { utils, write } from '@e965/xlsx';
import { expect } from 'vitest';
import yazl from 'yazl';
import { transferOf } from '@/lib/payment/statement/identity';
import { readStatement } from '@/lib/payment/statement/read';

// Statements in the forms of Indian banks, apps and spreadsheets. Each holds one credit, ₹2,200.00 on 22
// November 2026 by transfer 632500000002; most also hold a debit.

export const now = new Date('2026-11-28T06:00:00Z');
export const transfer = '632500000002';
export const paid = `UPI/CR/${transfer}/ASHA R`;
export const spent = 'UPI/DR/632500000001/SHOP';

export type StatementFile = () => Buffer | Promise<Buffer>;
type Cell = string | number;
export type Rows = readonly (readonly Cell[])[];

const quoted = (cell: Cell) =>
  /[",\t\n;]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`;

/** The rows as text with separators. */
export const csv = (rows: Rows, separator = ',') =>
  Buffer.from(rows.map((row) => row.map(quoted).join(separator)).join('\r\n'));

/** Rows from lines whose cells are separated by a bar. */
export const rowsOf = (...lines: readonly string[]): Rows => lines.map((line) => line.split('|'));

/** A workbook; numbers that can be days have this format. */
export function book(rows: Rows, bookType: 'xlsx' | 'biff8' = 'xlsx', format = 'm/d/yy'): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  for (const cell of Object.values(sheet)) {
    if (cell?.t === 'n' && cell.v > 40_000 && cell.v < 60_000) cell.z = format;
  }
  const file = utils.book_new();
  utils.book_append_sheet(file, sheet, 'Statement');
  return write(file, { type: 'buffer', bookType });
}

export async function zip(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(bytes, name);
  archive.end();
  const pieces: Buffer[] = [];
  for await (const piece of archive.outputStream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** A day as a spreadsheet's number. */
export const serial = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569;

export const plain = rowsOf(
  'Date|Narration|Ref No|Debit|Credit|Balance',
  `21/11/2026|${spent}|632500000001|120.00||9,880.00`,
  `22/11/2026|${paid}|${transfer}||2,200.00|12,080.00`,
);

/** The plain statement under other headings, in the same order. */
export const headed = (...heads: readonly string[]): Rows => [...rowsOf(...heads), ...plain.slice(1)];

export const dated = (first: Cell, second: Cell): Rows =>
  plain.map((row, index) => (index === 0 ? row : [index === 1 ? first : second, ...row.slice(1)]));

export const signed = (debit: string, credit: string, head = 'Amount'): Rows =>
  rowsOf(
    `Date|Details|${head}|Balance`,
    `21/11/2026|${spent}|${debit}|9,880.00`,
    `22/11/2026|${paid}|${credit}|12,080.00`,
  );

export const answer = async (file: StatementFile) => readStatement(await file(), now);

/** Expects the complete file to be read, with the one credit that all of them contain. */
export async function expectTheCredit(file: StatementFile): Promise<void> {
  const found = await answer(file);
  if (!found.read) throw new Error(found.why);
  const { credits, faults, unreadable } = found.statement;
  expect(credits.map(({ day, paise }) => [day, paise])).toEqual([['2026-11-22', 220_000]]);
  expect(credits.map(transferOf)).toEqual([transfer]);
  expect([faults, unreadable]).toEqual([[], 0]);
}
