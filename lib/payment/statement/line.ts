import { withoutMarks } from '@/lib/format/typed/text';
import {
  type Moment,
  type Money,
  type Read,
  readMoment,
  readMoney,
  readSide,
} from '@/lib/payment/statement/cells';
import { type Layout, layoutOf } from '@/lib/payment/statement/layout';
import type { LineFault } from '@/lib/payment/statement/rules';

export type Credit = {
  readonly at: Date;
  readonly day: string;
  readonly paise: number;
  readonly reference: string | null;
  readonly narration: string;
  /** A spreadsheet has rounded its reference ("1.23457E+11"), and the line holds no other. */
  readonly rounded: boolean;
};

/** A line of the table after reading. `words` are headings, balances and totals, which are dropped. */
export type Line =
  | { readonly is: 'credit'; readonly credit: Credit; readonly moment: Moment; readonly unsigned: boolean }
  | { readonly is: 'debit'; readonly moment: Moment; readonly unsigned: false }
  /** Words that continue the line above. */
  | { readonly is: 'more'; readonly reference: string; readonly narration: string }
  | { readonly is: 'words' }
  | { readonly is: 'month-first' }
  | {
      readonly is: 'unreadable';
      readonly why: LineFault;
      /** Whether its date could be read; a line below the table has none. */
      readonly dated: boolean;
    };

const words = { is: 'words' } as const;
const unreadable = (why: LineFault, dated: boolean): Line => ({ is: 'unreadable', why, dated });

/** A row of stars, dashes or the like, with which banks frame their tables. */
const ruler = /^[\s*=_~.+|\-–—]+$/u;

function lineOf(cell: string, longest: number): string {
  const text = withoutMarks(cell)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(text).slice(0, longest).join('');
}

/** A number that a line break has cut in two. */
const isCut = (before: string, after: string) => {
  const [head = ''] = /\d+$/.exec(before) ?? [];
  const [tail = ''] = /^\d+/.exec(after) ?? [];
  return head !== '' && tail !== '' && head.length + tail.length === 12;
};

const joined = (before: string, after: string, longest = 1_000) =>
  lineOf(`${before}${isCut(before, after) ? '' : ' '}${after}`, longest);

const roundedNumber = /^\d+(?:\.\d+)?E\+?\d+$/i;

/** Empty cells, zeros, and numbers rounded by a spreadsheet ("4.12E+11") are not a reference. */
function referenceOf(cell: string): string | null {
  const text = lineOf(cell, 100);
  return /^[0\s\-.]*$/.test(text) || roundedNumber.test(text) ? null : text;
}

/** Words that make a line of nothing else a balance or a sum. */
const sumWords =
  'opening|closing|brought|carried|bring|carry|bf|cf|bd|cd|balance|bal|total|totals|subtotal|sum|turnover|शेष|कुल|योग|जोड़';
/** Words that may be beside these. */
const besideSums =
  'forward|fwd|grand|page|sub|statement|available|ledger|previous|last|first|initial|starting|beginning|ending|final|current|cumulative|net|op|cl|amount|amt|no|number|as|on|at|of|by|to|for|from|the|this|period|day|month|year|account|transaction|transactions|debit|debits|credit|credits|deposit|deposits|withdrawal|withdrawals|receipt|receipts|payment|payments|dr|cr|inr|rs|प्रारंभिक|प्रारम्भिक|आरंभिक|आरम्भिक|अथ|अंतिम|अन्तिम|इति|पिछला|आगे|लाया|ले|जाया|गया';
/** The words of a payer about the rest of a fee. */
const restOfFee = /^bal(?:ance)?\s+(?:amount|amt|payments?)\b/;
const sums = new RegExp(`^(?:(?:${sumWords}|${besideSums})\\s+)+$`);
const key = new RegExp(`(?:^|\\s)(?:${sumWords})\\s`);

/**
 * Whether a cell only says that a balance is brought forward or a sum follows: "B/F", "Opening balance as on
 * 01/11/2026".
 */
function isSum(cell: string): boolean {
  const text = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/\b([bc])\s*[/.]\s*([fd])\b/g, '$1$2')
    .replace(
      /\d+(?:st|nd|rd|th)?|[^\p{L}\p{M}]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gu,
      ' ',
    )
    .trim();
  return key.test(`${text} `) && sums.test(`${text} `) && !restOfFee.test(text);
}

const balances = /\b(?:opening|closing|available|brought|carried|b\/f|c\/f|balance)\b/i;
const totals = /\btotals?\b/i;

type Amounts =
  | { readonly credit: number; readonly debit: number; readonly unsigned: boolean }
  | { readonly why: LineFault };

/** Paise of a cell that belongs to one side; a zero counts as empty. */
function oneSided(read: Read<Money>, side: 'credit' | 'debit'): number | null {
  if (read.is === 'unreadable') return null;
  if (read.is === 'empty') return 0;
  return read.value.side === null || read.value.side === side ? read.value.paise : null;
}

function amountsOf(cells: readonly string[], layout: Layout): Amounts {
  const cell = (place: number | null) => (place === null ? '' : (cells[place] ?? ''));
  if (layout.kind === 'two-columns') {
    const credit = oneSided(readMoney(cell(layout.credit)), 'credit');
    const debit = oneSided(readMoney(cell(layout.debit)), 'debit');
    if (credit === null || debit === null) return { why: 'amount' };
    return credit > 0 && debit > 0 ? { why: 'both' } : { credit, debit, unsigned: false };
  }
  const money = readMoney(cell(layout.amount));
  if (money.is === 'unreadable') return { why: 'amount' };
  if (money.is === 'empty' || money.value.paise === 0) return { credit: 0, debit: 0, unsigned: false };
  const named = readSide(cell(layout.side));
  // A column called "type" may also hold the payment method: UPI, NEFT.
  if (named.is === 'unreadable' && money.value.side === null) return { why: 'side' };
  const sides = new Set([money.value.side, named.is === 'value' ? named.value : null]);
  sides.delete(null);
  const [side] = sides;
  if (!side)
    return layout.side === null ? { credit: money.value.paise, debit: 0, unsigned: true } : { why: 'side' };
  if (sides.size > 1) return { why: 'side' };
  return { credit: 0, debit: 0, [side]: money.value.paise, unsigned: false };
}

/**
 * Whether the line has as many cells as the head; only empty ones may be extra or missing. An extra comma
 * shifts every cell after it.
 */
function fits(cells: readonly string[], head: readonly string[]): boolean {
  const longer = cells.length > head.length ? cells : head;
  return longer.slice(Math.min(cells.length, head.length)).every((cell) => cell.trim() === '');
}

/**
 * Reads one line below the head of the table. Reports and leaves out a faulty line.
 * @param today in India, as "2026-11-20"; accepts one day later for clocks that are ahead
 */
export function readLine(
  cells: readonly string[],
  {
    head,
    layout,
    latest,
  }: { readonly head: readonly string[]; readonly layout: Layout; readonly latest: string },
): Line {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (filled === 0 || ruler.test(cells.join(''))) return words;
  const cell = (place: number | null) => (place === null ? '' : (cells[place] ?? ''));
  const moment = readMoment(cell(layout.date));
  // The head of the table, repeated at the top of the next page.
  if (moment.is === 'unreadable' && layoutOf(cells) !== null) return words;
  const dated = moment.is === 'value';
  const amounts = amountsOf(cells, layout);
  const narration = cell(layout.narration)
    .split(/[\r\n]+/)
    .reduce((text, more) => joined(text, more.trim()), '');
  const reference = referenceOf(cell(layout.reference));
  // A line with an amount and a date can still be a balance, not a credit.
  if (reference !== null && narration === '' && isSum(reference)) return words;
  if (reference === null && (isSum(narration) || (!dated && cells.some(isSum)))) return words;
  if (!dated && totals.test(cells.join(' '))) return words;
  const own = [layout.narration, layout.reference];
  const sides = layout.kind === 'one-column' ? [layout.amount] : [layout.credit, layout.debit];
  // The last row of a narration may hold the balance.
  const goesOn =
    narration !== '' || reference !== null
      ? cells.every(
          (text, place) =>
            text.trim() === '' ||
            own.includes(place) ||
            (!sides.includes(place) && readMoney(text).is === 'value'),
        )
      : false;
  if (moment.is === 'empty' && goesOn) return { is: 'more', reference: reference ?? '', narration };
  if (!fits(cells, head)) return dated || filled > 2 ? unreadable('columns', dated) : words;
  if ('why' in amounts) return dated || filled > 2 ? unreadable(amounts.why, dated) : words;
  if (amounts.credit === 0 && amounts.debit === 0) {
    return dated && !balances.test(narration) ? unreadable('none', dated) : words;
  }
  if (moment.is === 'month-first') return { is: 'month-first' };
  if (moment.is !== 'value') return unreadable('date', dated);
  const { at, day } = moment.value;
  if (day > latest) return unreadable('future', dated);
  if (amounts.debit > 0) return { is: 'debit', moment: moment.value, unsigned: false };
  const rounded = roundedNumber.test(lineOf(cell(layout.reference), 100));
  const credit = { at, day, paise: amounts.credit, reference, narration, rounded };
  return { is: 'credit', credit, moment: moment.value, unsigned: amounts.unsigned };
}

/** The credit with the words of the next row. */
export function withMore(credit: Credit, more: Extract<Line, { is: 'more' }>): Credit {
  return {
    ...credit,
    narration: joined(credit.narration, more.narration),
    reference: more.reference === '' ? credit.reference : joined(credit.reference ?? '', more.reference, 100),
  };
}
