/** The meaning of a column in a bank's file. */
type Meaning = 'date' | 'narration' | 'reference' | 'credit' | 'debit' | 'amount' | 'side';

/** Positions of the columns that we read; others are ignored. */
export type Layout = {
  readonly date: number;
  readonly narration: number;
  readonly reference: number | null;
} & (
  | { readonly kind: 'two-columns'; readonly credit: number; readonly debit: number | null }
  | { readonly kind: 'one-column'; readonly amount: number; readonly side: number | null }
);

/**
 * Column headings of State Bank, HDFC, ICICI, Axis, Kotak, Bank of Baroda, Canara, Union, Maharashtra and IDFC; the
 * first that fits wins, so the transaction day comes before the value date.
 */
const headings: Readonly<Record<Meaning, readonly RegExp[]>> = {
  date: [
    /^(txn|tran|transaction|trans|post(ing|ed)?|book(ing)?)\s*(date|dt)/,
    /^date(\s*(and|&)\s*time)?$/,
    /^value\s*(date|dt)/,
    /\bdate\b/,
  ],
  narration: [
    /^narration/,
    /^(transaction )?(description|particulars|remarks|details)/,
    /\b(narration|description|particulars|remarks|details)\b/,
  ],
  reference: [
    /\b(utr|rrn)\b/,
    /\b(transaction|txn|tran) (id|no)\b/,
    /^(chq|cheque|chque|ref|instrument|inst)/,
    /\b(ref|reference|cheque|chq)\b/,
  ],
  credit: [
    /^(credit|deposit|cr)s?(\s*(amount|amt|inr|rs|in rs|in inr))*$/,
    /^(amount|amt)?\s*(credited|deposited)/,
    /^(credit|deposit)\b/,
  ],
  debit: [
    /^(debit|withdrawal|dr)s?(\s*(amount|amt|inr|rs|in rs|in inr))*$/,
    /^(amount|amt)?\s*(debited|withdrawn)/,
    /^(debit|withdrawal)\b/,
  ],
  amount: [/^(transaction |txn |tran )?(amount|amt)(\s*(inr|rs|in rs|in inr))*$/],
  side: [
    /^(dr|cr|debit|credit)\s*(or|and|\/)?\s*(dr|cr|debit|credit)$/,
    /^(transaction |txn |tran )?type$/,
    /\bcr\s*dr\b|\bdr\s*cr\b/,
  ],
};

const plain = (cell: string) =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[₹()[\].:*_-]+/g, ' ')
    .replace(/\s*\/\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function placeOf(meaning: Meaning, cells: readonly string[], taken: ReadonlySet<number>): number | null {
  for (const heading of headings[meaning]) {
    const place = cells.findIndex((cell, index) => !taken.has(index) && heading.test(cell));
    if (place >= 0) return place;
  }
  return null;
}

/** The meaning of the columns if this line is the head of the table; else null. */
export function layoutOf(line: readonly string[]): Layout | null {
  const cells = line.map(plain);
  const taken = new Set<number>();
  const find = (meaning: Meaning) => {
    const place = placeOf(meaning, cells, taken);
    if (place !== null) taken.add(place);
    return place;
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
  if (credit !== null) return { ...common, kind: 'two-columns', credit, debit };
  return amount === null ? null : { ...common, kind: 'one-column', amount, side };
}
