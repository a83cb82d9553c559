import { indianDay } from '@/lib/format/time';
import { figuresTyped } from '@/lib/format/typed/text';
import { numberOfDay } from '@/lib/server/file/table/limits';

/** A cell: read, empty, or not understood; the reader never guesses. */
export type Read<T> =
  | { readonly is: 'value'; readonly value: T }
  | { readonly is: 'empty' }
  | { readonly is: 'unreadable' };

const empty = { is: 'empty' } as const;
const unreadable = { is: 'unreadable' } as const;

/** Fillers of empty cells. */
const blank = /^[\s\-–—.]*$/u;

/** The side of the account, from a word or a sign. */
export type Side = 'credit' | 'debit';

/** Longest text that can be an amount, side or time; it bounds the work of the patterns below. */
const longestFigure = 100;

export type Money = { readonly paise: number; readonly side: Side | null };

/** Groups of three, or the Indian way with twos and a final three; or no groups at all. */
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.(\d{1,2})0*)?$/;

/** The largest value of the column: 9,99,99,99,999.99. */
const mostPaise = 999_999_999_999;

/** A spreadsheet marks a cell as text like this: ="0000632500000002", or '0000632500000002. */
export function bareCell(cell: string): string {
  return /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell.replace(/^\s*'/, '');
}

/** Marks around the digits of an amount, from outside in, with the side that each means. */
const around: readonly (readonly [mark: RegExp, side: Side | null])[] = [
  [/^(?:₹|INR(?![A-Z])|Rs\.?|रु\.?)\s*/i, null],
  [/\s*(?:₹|INR|Rs\.?|रु\.?|\/-)$/i, null],
  [/(?:^(?:CR|CREDIT)\.?\s+|\s*[([]?\s*(?:CR|CREDIT)\.?\s*[)\]]?$|\s+[([]?C[)\]]?$)/i, 'credit'],
  [/(?:^(?:DR|DEBIT)\.?\s+|\s*[([]?\s*(?:DR|DEBIT)\.?\s*[)\]]?$|\s+[([]?D[)\]]?$)/i, 'debit'],
  [/(?:^\+\s*|\s*\+$)/, 'credit'],
  [/(?:^[-−–]\s*|\s*[-−]$)/, 'debit'],
];

/**
 * Reads "1,50,000.00", "₹ 1,500", "- Rs.120.00", "INR -500", "1500.5/-", "1,500.00 (Cr)", "500.00-" or "(500.00)", each mark
 * at most once. Does not read a comma before the last two digits, as other countries write it.
 */
export function readMoney(cell: string): Read<Money> {
  let text = figuresTyped(bareCell(cell));
  if (blank.test(text)) return empty;
  if (text.length > longestFigure) return unreadable;
  const sides: Side[] = [];
  const within = /^\(([^()]+)\)$/.exec(text)?.[1];
  if (within !== undefined) {
    sides.push('debit');
    text = within.trim();
  }
  const left = new Set(around);
  for (let found = true; found; ) {
    found = false;
    for (const one of left) {
      const [mark, side] = one;
      if (!mark.test(text)) continue;
      text = text.replace(mark, '').trim();
      if (side) sides.push(side);
      left.delete(one);
      found = true;
    }
  }
  const figures = grouped.exec(text);
  const side = sides[0] ?? null;
  if (!figures || sides.some((other) => other !== side)) return unreadable;
  const digits = figures[0].replaceAll(',', '').split('.')[0] ?? '';
  const paise = Number(digits + (figures[1] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(paise) || paise > mostPaise) return unreadable;
  return { is: 'value', value: { paise, side } };
}

/** Reads a cell that names the side of a line: Cr, Credit, C, Deposit, Dr, +, … */
export function readSide(cell: string): Read<Side> {
  const text = bareCell(cell).trim().toUpperCase();
  const word = text.replace(/[^\p{L}\p{M}+]/gu, '');
  if (word === '') return empty;
  if (/^(?:CR?|CREDIT(?:ED)?|DEPOSIT(?:ED)?|RECEIVED|जमा|\+)$/.test(word))
    return { is: 'value', value: 'credit' };
  if (/^(?:DR?|DEBIT(?:ED)?|WITHDRAWAL|PAID|नामे)$/.test(word)) return { is: 'value', value: 'debit' };
  return unreadable;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Full names, and "Sept". */
function monthOf(word: string): number {
  const three = word.slice(0, 3).toLowerCase();
  return months.indexOf(three) + 1;
}

const clock =
  /(?:[ T,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*([AP]\.?M\.?)?\s*(Z|IST|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;

type Day = { readonly year: number; readonly month: number; readonly day: number };

function partsOf(text: string): Day | 'month-first' | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?([A-Za-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(text);
  if (named) return { day: Number(named[1]), month: monthOf(named[2] ?? ''), year: yearOf(named[3] ?? '') };
  const american = /^([A-Za-z]{3,9})[-. ](\d{1,2}),? (\d{4})$/.exec(text);
  if (american) {
    return { day: Number(american[2]), month: monthOf(american[1] ?? ''), year: Number(american[3]) };
  }
  const plain = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (!plain) return null;
  const [day, month] = [Number(plain[1]), Number(plain[2])];
  if (month > 12 && month <= 31 && day <= 12) return 'month-first';
  return { day, month, year: yearOf(plain[3] ?? '') };
}

const yearOf = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

export type Moment = {
  /** The instant, on India's clock; noon if the bank gives no time. */
  readonly at: Date;
  readonly day: string;
  /**
   * The source of a date: a `number` of a spreadsheet, which has read the bank's text by its own rules;
   * `figures` of a text, whose order matters; or unambiguous words.
   */
  readonly from: 'number' | 'figures' | 'words';
};

/** 1 January 2010 and 31 December 2049 as spreadsheets count days, from 30 December 1899. */
const serials = { first: 40_179, last: 54_788 } as const;

/** The date and time of a spreadsheet's day number; null for other text. */
function ofSerial(text: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return null;
  const days = Number(text);
  if (days < serials.first || days > serials.last) return null;
  return new Date(Math.round((days - 25_569) * 86_400) * 1_000)
    .toISOString()
    .slice(0, 19)
    .replace('T00:00:00', '');
}

/**
 * Reads a date in the forms of Indian banks, day first: 20/11/2026, 20-11-26, 20-Nov-2026, 20 Nov 26,
 * 2026-11-20, each with or without a time and its zone; also a spreadsheet's day number. Reports a date that
 * is valid only with the month first, because then the whole file comes from another country.
 */
export function readMoment(cell: string): Read<Moment> | { readonly is: 'month-first' } {
  const isNumber = cell.startsWith(numberOfDay);
  const written = figuresTyped(bareCell(cell)).replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '');
  if (blank.test(written)) return empty;
  if (written.length > longestFigure) return unreadable;
  const serial = ofSerial(written);
  const text = serial ?? written;
  const time = clock.exec(text);
  const date = text.slice(0, time?.index ?? text.length).trim();
  const parts = partsOf(date);
  if (parts === null) return unreadable;
  if (parts === 'month-first') return { is: 'month-first' };
  const { year, month, day } = parts;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const noon = new Date(`${iso}T12:00:00+05:30`);
  if (Number.isNaN(noon.getTime()) || indianDay(noon) !== iso || year < 2010) return unreadable;
  const at = atTime(noon, time);
  if (!at) return unreadable;
  const from = isNumber || serial ? 'number' : /^\d{1,2}[-/.]\d{1,2}[-/.]/.test(date) ? 'figures' : 'words';
  return { is: 'value', value: { at, day: indianDay(at), from } };
}

/** Minutes by which a zone's clock is ahead of UTC; India's by default. */
function minutesAhead(zone: string | undefined): number {
  if (zone === undefined || /^IST$/i.test(zone)) return 330;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

function atTime(noon: Date, time: RegExpExecArray | null): Date | null {
  if (!time?.[1]) return noon;
  const half = time[4]?.charAt(0).toUpperCase();
  const written = Number(time[1]);
  const hour = half ? (written % 12) + (half === 'P' ? 12 : 0) : written;
  const [minute, second] = [Number(time[2]), Number(time[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || (half && (written < 1 || written > 12))) return null;
  const minutes = (hour - 12) * 60 + minute + 330 - minutesAhead(time[5]);
  return new Date(noon.getTime() + (minutes * 60 + second) * 1_000);
}
