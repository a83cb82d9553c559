import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/**
 * Quotation marks inside a cell are text. The callers count the columns, so that they can report a line instead of
 * refusing the file.
 */
export const lenient = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true } as const;

/** The separators of columns that programs write, the commonest first. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** A row of a text, and the number of the line in which it ends. */
export type Parsed = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

const piece = 64 * 1_024;

/** Splits a large text into pieces, so that other work of the process runs between them. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += piece) yield text.slice(start, start + piece);
}

/**
 * The rows of a text with separators.
 * @param longestRecord characters of a row
 * @throws CsvError while a row is read that cannot be told apart
 */
export function recordsOfText(text: string, delimiter: string, longestRecord: number): AsyncIterable<Parsed> {
  return Readable.from(piecesOf(text)).pipe(
    parse({ ...lenient, delimiter, info: true, max_record_size: longestRecord }),
  );
}
