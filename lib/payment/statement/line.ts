import { createHash } from 'node:crypto';
import { type Money, type Read, readMoment, readMoney, readSide } from '@/lib/payment/statement/cells';
import { type Layout, layoutOf } from '@/lib/payment/statement/layout';
import type { LineFault } from '@/lib/payment/statement/rules';

/** A credit as the bank wrote it. */
export type Credit = {
  readonly at: Date;
  readonly day: string;
  readonly paise: number;
  readonly reference: string | null;
  readonly narration: string;
};

/** A line of the table after reading. `words` are headings, balances and totals, which are not kept. */
export type Line =
  | { readonly is: 'credit'; readonly credit: Credit }
  | { readonly is: 'debit' }
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

/** A row of stars, dashes or the like, as banks rule off their tables. */
const ruler = /^[\s*=_~.+|\-–—]+$/u;

/** Controls, and marks that change the direction of text. */
const invisible = /[\p{Cc}\p{Surrogate}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function lineOf(cell: string, longest: number): string {
  const text = cell.replace(/\s+/g, ' ').replace(invisible, '').trim();
  return Array.from(text).slice(0, longest).join('');
}

/** Empty, zeros, and numbers rounded by a spreadsheet ("4.12E+11") are not a reference. */
function referenceOf(cell: string): string | null {
  const text = lineOf(cell, 100).replace(/^'/, '');
  return /^[0\s\-.]*$/.test(text) || /^\d+(?:\.\d+)?E\+\d+$/i.test(text) ? null : text;
}

const balances = /\b(?:opening|closing|available|brought|carried|b\/f|c\/f|balance)\b/i;
const totals = /\btotals?\b/i;

type Amounts = { readonly credit: number; readonly debit: number } | { readonly why: LineFault };

/** Paise of a cell that belongs to one side only; a zero counts as empty. */
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
    return credit > 0 && debit > 0 ? { why: 'both' } : { credit, debit };
  }
  const money = readMoney(cell(layout.amount));
  if (money.is === 'unreadable') return { why: 'amount' };
  if (money.is === 'empty' || money.value.paise === 0) return { credit: 0, debit: 0 };
  const named = readSide(cell(layout.side));
  if (named.is === 'unreadable') return { why: 'side' };
  const sides = new Set([money.value.side, named.is === 'value' ? named.value : null]);
  sides.delete(null);
  const [side] = sides;
  if (!side || sides.size > 1) return { why: 'side' };
  return { credit: 0, debit: 0, [side]: money.value.paise };
}

/**
 * Whether the line has as many cells as the head; only empty ones may be extra or missing. One comma too many moves
 * everything after it.
 */
function fits(cells: readonly string[], head: readonly string[]): boolean {
  const longer = cells.length > head.length ? cells : head;
  return longer.slice(Math.min(cells.length, head.length)).every((cell) => cell.trim() === '');
}

/**
 * Reads one line below the head of the table. Names and leaves out a line with anything wrong.
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
  const moment = readMoment(cells[layout.date] ?? '');
  // The head of the table, repeated at the top of the next page.
  if (moment.is === 'unreadable' && layoutOf(cells) !== null) return words;
  const dated = moment.is === 'value';
  if (!fits(cells, head)) return dated || filled > 2 ? unreadable('columns', dated) : words;
  const amounts = amountsOf(cells, layout);
  const narration = lineOf(cells[layout.narration] ?? '', 1_000);
  const text = cells.join(' ');
  if (!dated && totals.test(text)) return words;
  if ('why' in amounts) return dated || filled > 2 ? unreadable(amounts.why, dated) : words;
  if (amounts.credit === 0 && amounts.debit === 0) {
    return dated && !balances.test(narration) ? unreadable('none', dated) : words;
  }
  if (moment.is === 'month-first') return { is: 'month-first' };
  if (moment.is !== 'value') return unreadable('date', dated);
  if (moment.value.day > latest) return unreadable('future', dated);
  if (amounts.debit > 0) return { is: 'debit' };
  const reference = referenceOf(layout.reference === null ? '' : (cells[layout.reference] ?? ''));
  return { is: 'credit', credit: { ...moment.value, paise: amounts.credit, reference, narration } };
}

/**
 * Identifies a credit by what the bank wrote, so that overlapping statements add each credit once. Their order
 * separates lines that are equal in everything; it is the same in every statement with the whole day.
 * @param nth from 1, among equal ones of the file
 */
export function lineHash({ day, paise, reference, narration }: Credit, nth: number): string {
  return createHash('sha256')
    .update(JSON.stringify([day, paise, reference, narration, nth]))
    .digest('hex');
}
