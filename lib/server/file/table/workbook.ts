import 'server-only';
import { Worker } from 'node:worker_threads';
import { isZip, partsOf, UnreadableArchive } from '@/lib/server/file/table/archive';
import { largestWorkbook, mostLines, numberOfDay } from '@/lib/server/file/table/limits';

/** Thrown for a workbook that cannot be opened or exceeds the limits. */
export class UnreadableWorkbook extends Error {
  override name = 'UnreadableWorkbook';
}

/** Most bytes after unpacking all parts. */
const largestUnfolded = 192 * 1_048_576;

const longestMs = 30_000;
const mostColumns = 40;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, index) => bytes[index] === byte);

const isCompoundFile = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Some banks name a web page, or Excel's XML, ".xls". */
function isMarkup(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 512))
    .toString('latin1')
    .replace(/^\W*(?=<)/, '');
  return /^<(?:\?xml|!doctype html|html|head|table|meta|style)\b/i.test(beginning);
}

/** Whether these bytes are a workbook instead of text with separators. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || isCompoundFile(bytes) || isMarkup(bytes);
}

/**
 * Unpacks every part of a ZIP once, with a limit, because the library that reads it has none.
 * @throws UnreadableWorkbook if it is broken or unpacks to too much
 */
function checkZip(bytes: Uint8Array): void {
  try {
    let left = largestUnfolded;
    for (const part of partsOf(bytes)) left -= part.unfold(left).length;
  } catch (error) {
    throw error instanceof UnreadableArchive ? new UnreadableWorkbook(error.message) : error;
  }
}

/**
 * Runs in a separate thread, which is ended after too much time or memory. Amounts come as plain numbers,
 * dates as 2026-11-20, and rounded numbers as empty cells. Formulas are not computed; only their stored
 * values are read.
 */
const inThread = `
const { parentPort, workerData } = require('node:worker_threads');
const { read, SSF } = require('@e965/xlsx');
const { bytes, mostRows, mostColumns, numberOfDay } = workerData;
const textOf = (cell) => {
  if (!cell || cell.t === 'z' || cell.t === 'e') return '';
  if (cell.t === 'n') {
    if (cell.z && SSF.is_date(cell.z)) {
      return numberOfDay + SSF.format(cell.v % 1 ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd', cell.v);
    }
    if (Math.abs(cell.v) >= 1e15) return '';
    return Number.isInteger(cell.v) ? String(cell.v) : cell.v.toFixed(2);
  }
  return String(cell.v === undefined ? '' : cell.v).slice(0, 2000);
};
const book = read(bytes, {
  type: 'buffer', dense: true, sheetRows: mostRows, cellNF: true, cellFormula: false, cellHTML: false,
  cellText: false, cellDates: false, bookVBA: false, raw: true,
});
const sheets = book.SheetNames.slice(0, 10).map((name) => {
  const rows = book.Sheets[name]['!data'] || [];
  return Array.from(rows, (row) => Array.from((row || []).slice(0, mostColumns), textOf));
});
parentPort.postMessage(sheets);
`;

type Sheet = readonly (readonly string[])[];

/**
 * The sheets of a workbook (.xlsx, .xls, or a web page with such a name), as rows of text.
 * @throws UnreadableWorkbook for any other file, and above the limits
 */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (bytes.length > largestWorkbook) throw new UnreadableWorkbook('too large');
  if (isZip(bytes)) checkZip(bytes);
  const worker = new Worker(inThread, {
    eval: true,
    workerData: { bytes, mostRows: mostLines + 1, mostColumns, numberOfDay },
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<readonly Sheet[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadableWorkbook('too slow')), longestMs);
      worker.once('message', resolve);
      worker.once('error', () => reject(new UnreadableWorkbook('not understood')));
      worker.once('exit', () => reject(new UnreadableWorkbook('ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
