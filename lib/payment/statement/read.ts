import { CsvError } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { indianDay } from '@/lib/format/time';
import { bareCell } from '@/lib/payment/statement/cells';
import { lineHash, otherHashes, transferOf } from '@/lib/payment/statement/identity';
import { type Head, headAt, type Layout } from '@/lib/payment/statement/layout';
import { type Credit, type Line, readLine, withMore } from '@/lib/payment/statement/line';
import { type FileFault, type LineFault, mostNamed } from '@/lib/payment/statement/rules';
import { onlyFileOf, UnreadableArchive } from '@/lib/server/file/table/archive';
import { mostLines } from '@/lib/server/file/table/limits';
import { delimiters, lenient, type Parsed, recordsOfText } from '@/lib/server/file/table/records';
import { textOfBytes, UnreadableText } from '@/lib/server/file/table/text';
import { isWorkbook, sheetsOf, UnreadableWorkbook } from '@/lib/server/file/table/workbook';

export type NamedFault = { readonly line: number; readonly why: LineFault };

export type KnownCredit = Credit & {
  readonly hash: string;
  /** Other identities of the same line. */
  readonly others: readonly string[];
  /** Its line number in the file. */
  readonly line: number;
};

export type Statement = {
  readonly credits: readonly KnownCredit[];
  readonly debits: number;
  readonly unreadable: number;
  /** Lines below the head without money: rulers, headings, totals, balances. */
  readonly withoutMoney: number;
  /** Account numbers in the text before the table. */
  readonly accountNumbers: readonly string[];
  /** The first faulty lines, with their numbers in the file. */
  readonly faults: readonly NamedFault[];
};

type ReadStatement =
  | { readonly read: true; readonly statement: Statement }
  | { readonly read: false; readonly why: FileFault };

/** Text before the table: address, account, period. */
const longestHead = 64 * 1_024;
const longestRecord = 32 * 1_024;
/** The limit of a workbook's cell; no bank writes longer ones, and each pattern scans the whole text. */
const longestCell = 2_000;

/** The separator with which a line forms the head of a table. */
function delimiterOf(text: string): string | null {
  const beginning = text.slice(0, longestHead);
  const fits = (delimiter: string) => {
    const options = { ...lenient, delimiter, skip_records_with_error: true };
    const rows: readonly string[][] = parseAtOnce(beginning, options);
    return rows.some((row, index) => headAt(row.map(bareCell), rows[index + 1]?.map(bareCell)) !== null);
  };
  return delimiters.find(fits) ?? null;
}

type Table = { readonly head: readonly string[]; readonly layout: Layout; readonly latest: string };

/** Banks' words below the table: "STATEMENT SUMMARY :-", "Opening Balance, Dr Count …, Closing Bal". */
function endsTable(record: readonly string[]): boolean {
  const text = record.join(' ');
  return (
    /\bsummary\b|\bend of (?:the )?statement\b|computer[- ]generated|\blegends?\b/i.test(text) ||
    (/\bopening bal/i.test(text) && /\bclosing bal/i.test(text))
  );
}

type Found = Extract<Line, { is: 'credit' }> & { readonly line: number };

class Collection {
  private readonly found: Found[] = [];
  readonly faults: NamedFault[] = [];
  debits = 0;
  unreadable = 0;
  withoutMoney = 0;
  /** The table has ended: later lines sum it up. */
  private over = false;
  /** Whether the line above can continue in the next row. */
  private open = false;
  private firstDebit = false;
  private monthFirst = false;
  /** Days that a spreadsheet may have read with the month first, and texts that it could not read so. */
  private readonly days = { swappable: new Set<string>(), figures: 0 };
  readonly accountNumbers: string[] = [];

  take(record: readonly string[], number: number, table: Table): void {
    if (record.every((cell) => cell.trim() === '')) return;
    const line = readLine(record, table);
    if (line.is !== 'credit' && line.is !== 'debit' && endsTable(record)) this.over = true;
    const goesOn = this.open && !this.over;
    this.open = line.is === 'credit' || line.is === 'debit' || (line.is === 'more' && goesOn);
    switch (line.is) {
      case 'credit':
      case 'debit':
        this.count(line, number);
        break;
      case 'more':
        this.goOn(line, goesOn);
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

  private count(line: Extract<Line, { is: 'credit' | 'debit' }>, number: number): void {
    const { day, from } = line.moment;
    if (from === 'figures') this.days.figures += 1;
    if (from === 'number' && Number(day.slice(8)) <= 12 && day.slice(5, 7) !== day.slice(8))
      this.days.swappable.add(day);
    if (line.is === 'debit') {
      this.debits += 1;
      this.firstDebit = true;
    } else this.found.push({ ...line, line: number });
    this.lastIsCredit = line.is === 'credit';
  }

  private lastIsCredit = false;

  private goOn(more: Extract<Line, { is: 'more' }>, goesOn: boolean): void {
    this.withoutMoney += 1;
    const last = this.found.at(-1);
    if (goesOn && this.lastIsCredit && last) {
      this.found[this.found.length - 1] = { ...last, credit: withMore(last.credit, more) };
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

  /** Why the whole file is unreliable; null if it is not. */
  fault(): FileFault | null {
    if (this.monthFirst) return 'month-first';
    const { swappable, figures } = this.days;
    // Excel in American English reads 03/11 as 11 March and leaves 22/11 as text.
    const months = new Set([...swappable].map((day) => day.slice(0, 7)));
    const sameDay = new Set([...swappable].map((day) => day.slice(8))).size === 1;
    return swappable.size > 0 && (figures > 0 || (sameDay && months.size > 2)) ? 'swapped-days' : null;
  }

  /** The credits, each with its identity. Amounts without a sign are credits if all debits of the column have one. */
  credits(): readonly KnownCredit[] {
    const signs = this.firstDebit && this.found.every(({ unsigned }) => unsigned);
    const equals = new Map<string, number>();
    const nthOf = (name: string) => {
      const nth = (equals.get(name) ?? 0) + 1;
      equals.set(name, nth);
      return nth;
    };
    return this.found.flatMap(({ credit, unsigned, line }) => {
      if (unsigned && !signs) {
        this.leaveOut({ is: 'unreadable', why: 'side', dated: true }, line);
        return [];
      }
      const nth = nthOf(lineHash(credit, 1));
      const own = nthOf(`written ${otherHashes(credit, 1).join()}`);
      const rounded = credit.rounded && transferOf(credit) === null;
      return [{ ...credit, rounded, line, hash: lineHash(credit, nth), others: otherHashes(credit, own) }];
    });
  }
}

const numberLabel = /(?:account|a\/c|acc?t?\.?)\s*(?:no|number|num|#)\b\.?/i;

/** The account numbers in a line before the table: "Account No :,XX0012", "A/C Number: 0012345678 (INR)". */
function accountNumbersIn(cells: readonly string[]): readonly string[] {
  const text = cells.join(' ').replace(/\s+/g, ' ');
  const label = numberLabel.exec(text);
  if (!label) return [];
  const [number] = /[0-9X*x][0-9X*x -]{2,34}[0-9]/.exec(text.slice(label.index + label[0].length)) ?? [];
  return number && /\d{3}$/.test(number.replace(/[ -]/g, '')) ? [number] : [];
}

type Records = AsyncIterable<Parsed> | Iterable<Parsed>;

/** Counted before parsing, because parsing costs a second per 25,000 lines. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

function recordsIn(written: string): Records | FileFault {
  if (hasTooManyLines(written)) return 'too-many-lines';
  // ="2,200.00" is one cell, although its quotation mark does not begin it.
  const text = written.replace(/(^|[,;\t|\r\n])="(?=[^"\r\n]*"(?:[,;\t|\r\n]|$))/g, '$1"');
  const delimiter = delimiterOf(text);
  return delimiter === null ? 'no-table' : recordsOfText(text, delimiter, longestRecord);
}

/** The first sheet with the head of a table, as records. */
async function recordsOfWorkbook(bytes: Uint8Array): Promise<Records | FileFault> {
  const sheets = await sheetsOf(bytes);
  const bare = (row: readonly string[] | undefined) => row?.map(bareCell);
  const sheet = sheets.find((rows) =>
    rows.some((row, index) => headAt(row.map(bareCell), bare(rows[index + 1])) !== null),
  );
  return sheet ? sheet.map((record, index) => ({ record, info: { lines: index + 1 } })) : 'no-table';
}

async function collect(records: Records, latest: string): Promise<Collection | FileFault> {
  const found = new Collection();
  let head: Head | null = null;
  let before: Parsed | null = null;
  let count = 0;
  const take = ({ record, info }: Parsed, next?: readonly string[]) => {
    if (head) return found.take(record, info.lines, { head: head.cells, layout: head.layout, latest });
    head = headAt(record, next);
    if (!head) found.accountNumbers.push(...accountNumbersIn(record));
    return head?.rows === 2;
  };
  for await (const { info, record } of records) {
    count += 1;
    if (count > mostLines) return 'too-many-lines';
    const parsed = { info, record: record.map((cell) => bareCell(cell.slice(0, longestCell))) };
    // The second row of a head is not a line.
    before = before && take(before, parsed.record) === true ? null : parsed;
  }
  if (before) take(before);
  return found;
}

/**
 * Reads a bank statement: text, a workbook, or the only file of a ZIP. Finds encoding, separator and the head
 * of the table, then every line below it. Reports and leaves out each uncertain line; refuses a whole file if
 * its lines cannot be separated or its dates may be another country's.
 */
export async function readStatement(bytes: Uint8Array, now: Date = new Date()): Promise<ReadStatement> {
  const refuse = (why: FileFault) => ({ read: false, why }) as const;
  try {
    const file = onlyFileOf(bytes);
    const records = isWorkbook(file) ? await recordsOfWorkbook(file) : recordsIn(textOfBytes(file));
    if (typeof records === 'string') return refuse(records);
    const tomorrow = indianDay(new Date(now.getTime() + 86_400_000));
    const found = await collect(records, tomorrow);
    if (typeof found === 'string') return refuse(found);
    const fault = found.fault();
    if (fault) return refuse(fault);
    const credits = found.credits();
    const { debits, unreadable, withoutMoney, faults, accountNumbers } = found;
    if (credits.length === 0 && debits === 0) return refuse(unreadable > 0 ? 'nothing-readable' : 'no-table');
    return { read: true, statement: { credits, debits, unreadable, withoutMoney, faults, accountNumbers } };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return refuse('workbook');
    if (error instanceof UnreadableArchive) return refuse(error.why);
    if (error instanceof UnreadableText) return refuse('not-text');
    if (error instanceof CsvError) return refuse('broken-quotes');
    throw error;
  }
}
