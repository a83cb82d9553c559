import 'server-only';
import { CsvError } from 'csv-parse';
import pLimit from 'p-limit';
import { columnsOf, namesPeople } from '@/lib/care/client-card/import/columns';
import {
  type ListFault,
  largestList,
  listInPracticeFile,
  mostPeople,
} from '@/lib/care/client-card/import/rules';
import { oneLine } from '@/lib/format/typed/text';
import { onlyFileOf, UnreadableArchive } from '@/lib/server/file/table/archive';
import { delimiters, recordsOfText } from '@/lib/server/file/table/records';
import { textOfBytes, UnreadableText } from '@/lib/server/file/table/text';
import { isWorkbook, sheetsOf, UnreadableWorkbook } from '@/lib/server/file/table/workbook';

/** A list: its head first, and the line number of each row in the file. */
export type ClientList = { readonly lines: readonly number[]; readonly rows: readonly (readonly string[])[] };

type Row = { readonly line: number; readonly cells: readonly string[] };

/** Longer cells are notes, which no field takes. */
const longestCell = 300;
const mostColumns = 60;
/** Titles and remarks may precede the head. */
const longestPreamble = 20;
const longestLine = 64 * 1_024;

class SeveralLists extends Error {}

/** A workbook is read in memory, so files are read one at a time. */
const oneAtATime = pLimit(1);

/** The separator that divides the first line into most columns. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  const columns = (delimiter: string) => first.split(delimiter).length;
  return delimiters.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

async function* rowsOfText(text: string): AsyncGenerator<Row> {
  for await (const { info, record } of recordsOfText(text, delimiterOf(text), longestLine)) {
    yield { line: info.lines, cells: record };
  }
}

/** Whether these cells are the head of a list: a name and something more, which a page of instructions lacks. */
const isHead = (cells: readonly string[]) => {
  const columns = columnsOf(cells);
  return namesPeople(columns) && columns.filter((column) => column >= 0).length > 1;
};

async function* rowsOfWorkbook(bytes: Uint8Array): AsyncGenerator<Row> {
  const sheets = (await sheetsOf(bytes)).filter((rows) => rows.length > 1);
  const lists = sheets.filter((rows) => rows.slice(0, longestPreamble).some(isHead));
  if (lists.length > 1) throw new SeveralLists();
  const [sheet = []] = [...lists, ...sheets];
  for (const [index, cells] of sheet.entries()) yield { line: index + 1, cells };
}

type ReadList =
  | { readonly read: true; readonly list: ClientList }
  | { readonly read: false; readonly why: ListFault };

async function collect(rows: AsyncIterable<Row>): Promise<ReadList> {
  const found: Row[] = [];
  for await (const { line, cells } of rows) {
    const row = cells.slice(0, mostColumns).map((cell) => oneLine(cell.slice(0, longestCell)));
    if (row.every((cell) => cell === '')) continue;
    found.push({ line, cells: row });
    if (found.length > mostPeople + 1 + longestPreamble) return { read: false, why: 'too-many' };
  }
  const named = found.slice(0, longestPreamble).findIndex(({ cells }) => namesPeople(columnsOf(cells)));
  const table = found.slice(Math.max(named, 0));
  if (table.length < 2) return { read: false, why: 'empty' };
  if (table.length > mostPeople + 1) return { read: false, why: 'too-many' };
  return {
    read: true,
    list: { lines: table.map(({ line }) => line), rows: table.map(({ cells }) => cells) },
  };
}

/**
 * Reads a list of clients: CSV with any usual separator, a workbook, the only file of a ZIP, or the
 * clients of a practice file. The first row with the head of a name is the head of the table; without one it is the first row. Formulas stay text.
 */
export function readList(bytes: Uint8Array): Promise<ReadList> {
  const refuse = (why: ListFault) => ({ read: false, why }) as const;
  return oneAtATime(async () => {
    if (bytes.length > largestList) return refuse('too-large');
    try {
      const file = onlyFileOf(bytes, listInPracticeFile);
      return await collect(isWorkbook(file) ? rowsOfWorkbook(file) : rowsOfText(textOfBytes(file)));
    } catch (error) {
      if (error instanceof SeveralLists) return refuse('sheets');
      if (error instanceof UnreadableWorkbook) return refuse('workbook');
      if (error instanceof UnreadableArchive) return refuse('zip');
      if (error instanceof UnreadableText) return refuse('not-text');
      if (error instanceof CsvError) return refuse('quotes');
      throw error;
    }
  });
}
