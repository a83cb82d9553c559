import { editDistance } from '@/lib/format/word/spelling';

type Meaning = 'date' | 'narration' | 'reference' | 'credit' | 'debit' | 'amount' | 'side';

export type Layout = {
  readonly date: number;
  readonly narration: number;
  readonly reference: number | null;
} & (
  | { readonly kind: 'two-columns'; readonly credit: number; readonly debit: number | null }
  | { readonly kind: 'one-column'; readonly amount: number; readonly side: number | null }
);

/**
 * Column headings of Indian banks, in English, Hindi or both; the first that fits wins, so the transaction day comes before the
 * value date.
 */
const headings: Readonly<Record<Meaning, readonly RegExp[]>> = {
  date: [
    /^(txn|tran|transaction|trans|post(ing|ed)?|book(ing)?)\s*(date|dt)/,
    /^(date|dt)(\s*(and|&)\s*time)?$/,
    /^value\s*(date|dt)/,
    /\bdate\b/,
    /^(दिनांक|तारीख|तिथि)/,
  ],
  narration: [
    /^narration/,
    /^(transaction )?(description|particulars|remarks|details)/,
    /\b(narration|description|particulars|remarks|details)\b/,
    /^(विवरण|ब्यौरा|ब्योरा)/,
    /^transactions?$/,
  ],
  reference: [
    /\b(utr|rrn)\b/,
    /\b(transaction|txn|tran) (id|no)\b/,
    /^(chq|cheque|chque|ref|instrument|inst)/,
    /\b(ref|reference|cheque|chq)\b/,
    /^(संदर्भ|सन्दर्भ|चेक)/,
  ],
  credit: [
    /^(credit|deposit|cr|receipts)s?(\s*(amount|amt|inr|rs|in rs|in inr|cr))*$/,
    /^(amount|amt)?\s*(credited|deposited|received)$/,
    /^(amount|amt)\s*(credit|deposit|cr|receipts)\b/,
    /^(credit|deposit|money in|paid in|inflow)s?\b/,
    /^जमा/,
  ],
  debit: [
    /^(debit|withdrawal|dr|payments)s?(\s*(amount|amt|inr|rs|in rs|in inr|dr))*$/,
    /^(amount|amt)?\s*(debited|withdrawn|paid)$/,
    /^(amount|amt)\s*(debit|withdrawal|dr|payments)\b/,
    /^(debit|withdrawal|money out|paid out|outflow)s?\b/,
    /^(नामे|निकासी|आहरण)/,
  ],
  amount: [/^(transaction |txn |tran )?(amount|amt)(\s*(inr|rs|in rs|in inr))*$/, /^(राशि|रकम)/],
  side: [
    /^((dr|debit|withdrawal) ?(or|and)? ?(cr|credit|deposit)|(cr|credit|deposit) ?(or|and)? ?(dr|debit|withdrawal))( amount| amt| inr| rs)*$/,
    /^(transaction |txn |tran )?type$/,
    /\bcr\s*dr\b|\bdr\s*cr\b/,
  ],
};

/** Words of headings that banks misspell or change in number: "withdraws", "particular". */
const spelt = [
  ...['withdrawal', 'particulars', 'description', 'narration', 'transaction', 'reference'],
  ...['deposit', 'credit', 'debit', 'amount', 'balance', 'remarks', 'details', 'receipts', 'payments'],
];
/** Correct words of the same length as a misspelt one. */
const asWritten = new Set(['credited', 'debited', 'deposited', 'withdrawn', 'received']);

function wellSpelt(word: string): string {
  if (word.length < 6 || asWritten.has(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  const near = (known: string) => Math.abs(known.length - word.length) <= most;
  return spelt.find((known) => near(known) && editDistance(word, known) <= most) ?? word;
}

const longestHeading = 200;

/** A heading in small letters and single spaces; the English part of a bilingual one. */
function plain(cell: string): string {
  if (cell.length > longestHeading) return '';
  const text = cell.normalize('NFKC').toLowerCase();
  return (/[a-z]/.test(text) ? text.replace(/[^\p{Script=Latin}\p{Script=Common}]+/gu, ' ') : text)
    .replace(/[₹()[\].:*_-]+/g, ' ')
    .replace(/\s*\/\s*/g, ' ')
    .trim()
    .split(/\s+/)
    .map(wellSpelt)
    .join(' ');
}

function columnOf(meaning: Meaning, cells: readonly string[], taken: ReadonlySet<number>): number | null {
  for (const heading of headings[meaning]) {
    const index = cells.findIndex((cell, index) => !taken.has(index) && heading.test(cell));
    if (index >= 0) return index;
  }
  return null;
}

/** The meaning of the columns if this line is the head of the table; else null. */
export function layoutOf(line: readonly string[]): Layout | null {
  const cells = line.map(plain);
  const taken = new Set<number>();
  const find = (meaning: Meaning) => {
    const column = columnOf(meaning, cells, taken);
    if (column !== null) taken.add(column);
    return column;
  };
  // Prevents "Cr/Dr" from counting as a column of credits.
  const side = find('side');
  const credit = find('credit');
  const debit = find('debit');
  const amount = credit === null ? find('amount') : null;
  const date = find('date');
  const reference = find('reference');
  const narration = find('narration');
  if (date === null || narration === null) return null;
  const common = { date, narration, reference };
  // "DEBIT/CREDIT(₹)" without another amount column holds signed amounts.
  if (credit === null && amount === null && side !== null && !/type/.test(cells[side] ?? '')) {
    return { ...common, kind: 'one-column', amount: side, side: null };
  }
  if (credit !== null) return { ...common, kind: 'two-columns', credit, debit };
  return amount === null ? null : { ...common, kind: 'one-column', amount, side };
}

/** A second row of headings: words without digits. */
const isOfWords = (row: readonly string[]) =>
  row.some((cell) => cell.trim() !== '') && !row.some((cell) => /\p{N}/u.test(cell));

/** The head of a table, in one row or in two stacked rows. */
export type Head = { readonly cells: readonly string[]; readonly layout: Layout; readonly rows: 1 | 2 };

export function headAt(row: readonly string[], next: readonly string[] = []): Head | null {
  const alone = layoutOf(row);
  const below = layoutOf(next);
  // Below "Withdrawal" and "Deposit" both columns may say "Amount", as in a head of one row.
  const saysAmountTwice = alone === null && below?.kind === 'one-column';
  if (
    alone?.kind === 'two-columns' ||
    !isOfWords(next) ||
    (below !== null && !saysAmountTwice) ||
    !isOfWords(row)
  ) {
    return alone && { cells: row, layout: alone, rows: 1 };
  }
  const both = Array.from({ length: Math.max(row.length, next.length) }, (_, index) => [
    row[index]?.trim() ?? '',
    next[index]?.trim() ?? '',
  ]);
  for (const cells of [
    both.map((pair) => pair.join(' ')),
    both.map(([above, below]) => below || (above ?? '')),
  ]) {
    const layout = layoutOf(cells);
    const parts = layout?.kind === 'two-columns' && (!saysAmountTwice || layout.debit !== null);
    if (layout && (parts || (alone === null && !saysAmountTwice))) return { cells, layout, rows: 2 };
  }
  return alone && { cells: row, layout: alone, rows: 1 };
}
