import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { indianDay } from '@/lib/format/time';
import { type Layout, layoutOf } from '@/lib/payment/statement/layout';
import { type Credit, type Line, lineHash, readLine } from '@/lib/payment/statement/line';
import { type FileFault, type LineFault, mostLines, mostNamed } from '@/lib/payment/statement/rules';
import { textOfBytes, UnreadableText } from '@/lib/payment/statement/text';
import { isWorkbook, sheetsOf, UnreadableWorkbook } from '@/lib/payment/statement/workbook';

export type NamedFault = { readonly line: number; readonly why: LineFault };

export type Statement = {
  readonly credits: readonly (Credit & { readonly hash: string })[];
  readonly debits: number;
  readonly unreadable: number;
  /** Lines below the head that hold no money: rulers, headings, totals, balances. */
  readonly withoutMoney: number;
  /** Account numbers that the text before the table names. */
  readonly accountNumbers: readonly string[];
  /** The first faulty lines, with their numbers in the file. */
  readonly faults: readonly NamedFault[];
};

type ReadStatement =
  | { readonly read: true; readonly statement: Statement }
  | { readonly read: false; readonly why: FileFault };

const delimiters = [',', ';', '\t', '|'];

// Quotation marks inside a cell are text; this code counts the columns itself, to name the line instead of losing the
// file.
const lenient = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true } as const;

/** Text before the table: address, account, period. */
const longestHead = 64 * 1_024;
const longestRecord = 32 * 1_024;

/** The separator with which some line is the head of a table. */
function delimiterOf(text: string): string | null {
  const beginning = text.slice(0, longestHead);
  const fits = (delimiter: string) => {
    const options = { ...lenient, delimiter, skip_records_with_error: true };
    const rows: readonly string[][] = parseAtOnce(beginning, options);
    return rows.some((row) => layoutOf(row) !== null);
  };
  return delimiters.find(fits) ?? null;
}

/** A large text in pieces, so that other work of the process gets its turn between them. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += longestHead) yield text.slice(start, start + longestHead);
}

type Table = { readonly head: readonly string[]; readonly layout: Layout; readonly latest: string };

/** What banks write below the table: "STATEMENT SUMMARY :-", "Opening Balance, Dr Count …, Closing Bal". */
function endsTable(record: readonly string[]): boolean {
  const text = record.join(' ');
  return (
    /\bsummary\b|\bend of (?:the )?statement\b|computer[- ]generated|\blegends?\b/i.test(text) ||
    (/\bopening bal/i.test(text) && /\bclosing bal/i.test(text))
  );
}

class Collection {
  readonly credits: (Credit & { readonly hash: string })[] = [];
  readonly faults: NamedFault[] = [];
  debits = 0;
  unreadable = 0;
  withoutMoney = 0;
  /** The table is over: what follows sums it up, and is no line of it. */
  private over = false;
  monthFirst = false;
  readonly accountNumbers: string[] = [];
  private readonly equals = new Map<string, number>();

  take(record: readonly string[], number: number, table: Table): void {
    if (record.every((cell) => cell.trim() === '')) return;
    const line = readLine(record, table);
    if (line.is !== 'credit' && line.is !== 'debit' && endsTable(record)) this.over = true;
    switch (line.is) {
      case 'credit':
        this.keep(line.credit);
        break;
      case 'debit':
        this.debits += 1;
        break;
      case 'month-first':
        this.monthFirst = true;
        break;
      case 'words':
        this.withoutMoney += 1;
        break;
      case 'unreadable':
        this.leaveOut(line, number);
    }
  }

  private leaveOut({ why, dated }: Extract<Line, { is: 'unreadable' }>, number: number): void {
    if (this.over && !dated) {
      this.withoutMoney += 1;
      return;
    }
    this.unreadable += 1;
    if (this.faults.length < mostNamed) this.faults.push({ line: number, why });
  }

  private keep(credit: Credit): void {
    const first = lineHash(credit, 1);
    const nth = (this.equals.get(first) ?? 0) + 1;
    this.equals.set(first, nth);
    this.credits.push({ ...credit, hash: nth === 1 ? first : lineHash(credit, nth) });
  }
}

const numberLabel = /(?:account|a\/c|acc?t?\.?)\s*(?:no|number|num|#)\b\.?/i;

/** The account numbers that a line of the head names: "Account No :,XX0012", "A/C Number: 0012345678 (INR)". */
function accountNumbersIn(cells: readonly string[]): readonly string[] {
  const text = cells.join(' ').replace(/\s+/g, ' ');
  const label = numberLabel.exec(text);
  if (!label) return [];
  const [number] = /[0-9X*x][0-9X*x -]{2,34}[0-9]/.exec(text.slice(label.index + label[0].length)) ?? [];
  return number && /\d{3}$/.test(number.replace(/[ -]/g, '')) ? [number] : [];
}

type Records = AsyncIterable<Parsed> | Iterable<Parsed>;

type Parsed = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

function recordsOf(text: string, delimiter: string): Records {
  return Readable.from(piecesOf(text)).pipe(
    parse({ ...lenient, delimiter, info: true, max_record_size: longestRecord }),
  );
}

/** Counted before anything is parsed, because parsing costs a second for every 25,000 lines. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

function recordsOfText(text: string): Records | FileFault {
  if (hasTooManyLines(text)) return 'too-many-lines';
  const delimiter = delimiterOf(text);
  return delimiter === null ? 'no-table' : recordsOf(text, delimiter);
}

/** The first sheet with the head of a table, as records. */
async function recordsOfWorkbook(bytes: Uint8Array): Promise<Records | FileFault> {
  const sheets = await sheetsOf(bytes);
  const sheet = sheets.find((rows) => rows.some((row) => layoutOf(row) !== null));
  return sheet ? sheet.map((record, index) => ({ record, info: { lines: index + 1 } })) : 'no-table';
}

async function collect(records: Records, latest: string): Promise<Collection | FileFault> {
  const found = new Collection();
  let table: Table | null = null;
  let count = 0;
  for await (const { info, record } of records) {
    count += 1;
    if (count > mostLines) return 'too-many-lines';
    if (table) found.take(record, info.lines, table);
    else {
      const layout = layoutOf(record);
      if (layout) table = { head: record, layout, latest };
      else found.accountNumbers.push(...accountNumbersIn(record));
    }
  }
  return found;
}

/**
 * Reads a bank statement, text or workbook: finds encoding, separator and the head of the table, then every line below it. Names and
 * leaves out each line that it cannot read for certain; refuses a whole file if its lines cannot be separated or its
 * dates come from another country.
 */
export async function readStatement(bytes: Uint8Array, now: Date = new Date()): Promise<ReadStatement> {
  const refuse = (why: FileFault) => ({ read: false, why }) as const;
  try {
    const records = isWorkbook(bytes) ? await recordsOfWorkbook(bytes) : recordsOfText(textOfBytes(bytes));
    if (typeof records === 'string') return refuse(records);
    const tomorrow = indianDay(new Date(now.getTime() + 86_400_000));
    const found = await collect(records, tomorrow);
    if (typeof found === 'string') return refuse(found);
    if (found.monthFirst) return refuse('month-first');
    const { credits, debits, unreadable, withoutMoney, faults, accountNumbers } = found;
    if (credits.length === 0 && debits === 0) return refuse(unreadable > 0 ? 'nothing-readable' : 'no-table');
    return { read: true, statement: { credits, debits, unreadable, withoutMoney, faults, accountNumbers } };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return refuse('workbook');
    if (error instanceof UnreadableText) return refuse('not-text');
    if (error instanceof CsvError) return refuse('broken-quotes');
    throw error;
  }
}
