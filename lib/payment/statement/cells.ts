import { indianDay } from '@/lib/format/time';

/** A cell: read, empty, or not understood. Never guesses. */
export type Read<T> =
  | { readonly is: 'value'; readonly value: T }
  | { readonly is: 'empty' }
  | { readonly is: 'unreadable' };

const empty = { is: 'empty' } as const;
const unreadable = { is: 'unreadable' } as const;

/** Banks fill empty cells with these. */
const blank = /^[\s\-–—.]*$/u;

/** The side of the account, from a word or a sign. */
export type Side = 'credit' | 'debit';

export type Money = { readonly paise: number; readonly side: Side | null };

/** Groups of three, or the Indian way with twos and a final three; or no groups at all. */
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.(\d{1,2})0*)?$/;

/** The largest value of the column: 9,99,99,99,999.99. */
const mostPaise = 999_999_999_999;

/**
 * Reads "1,50,000.00", "₹ 1,500", "Rs. 1500.5", "1,500.00 Cr", "(500.00)" or "-500". Does not read a comma before the
 * last two digits, as other countries write it.
 */
export function readMoney(cell: string): Read<Money> {
  let text = cell.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (blank.test(text)) return empty;
  text = text.replace(/^(?:₹|INR|Rs\.?)\s*/i, '');
  const named = /\s*(CR|DR)\.?$/i.exec(text);
  if (named) text = text.slice(0, named.index);
  const signed = /^([+-])\s*(.+)$/.exec(text) ?? /^(\()(.+)\)$/.exec(text);
  if (signed?.[2]) text = signed[2];
  const sign: Side | null = signed ? (signed[1] === '+' ? 'credit' : 'debit') : null;
  const word: Side | null = named ? (named[1]?.toUpperCase() === 'CR' ? 'credit' : 'debit') : null;
  const found = grouped.exec(text.replace(/^₹\s*/, ''));
  if (!found || (sign && word && sign !== word)) return unreadable;
  const digits = found[0].replaceAll(',', '').split('.')[0] ?? '';
  const paise = Number(digits + (found[1] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(paise) || paise > mostPaise) return unreadable;
  return { is: 'value', value: { paise, side: word ?? sign } };
}

/** Reads a cell that says on which side of the account a line is: Cr, Credit, C, Deposit, Dr … */
export function readSide(cell: string): Read<Side> {
  const word = cell.trim().toUpperCase().replace(/\W/g, '');
  if (word === '') return empty;
  if (/^(?:CR?|CREDIT|DEPOSIT)$/.test(word)) return { is: 'value', value: 'credit' };
  if (/^(?:DR?|DEBIT|WITHDRAWAL)$/.test(word)) return { is: 'value', value: 'debit' };
  return unreadable;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Full names, and "Sept". */
function monthOf(word: string): number {
  const three = word.slice(0, 3).toLowerCase();
  return months.indexOf(three) + 1;
}

const clock = /(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AP]M)?)?$/i;

type Day = { readonly year: number; readonly month: number; readonly day: number };

function partsOf(text: string): Day | 'month-first' | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const named = /^(\d{1,2})[-/. ]?([A-Za-z]{3,9})[-/., ]*(\d{4}|\d{2})$/.exec(text);
  if (named) return { day: Number(named[1]), month: monthOf(named[2] ?? ''), year: yearOf(named[3] ?? '') };
  const plain = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (!plain) return null;
  const [day, month] = [Number(plain[1]), Number(plain[2])];
  if (month > 12 && month <= 31 && day <= 12) return 'month-first';
  return { day, month, year: yearOf(plain[3] ?? '') };
}

const yearOf = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

export type Moment = {
  /** The instant, in India; noon when the bank gives no time of day. */
  readonly at: Date;
  readonly day: string;
};

/**
 * Reads a date as Indian banks write it, day first: 20/11/2026, 20-11-26, 20-Nov-2026, 20 Nov 26, 2026-11-20, each
 * with or without a time. Reports a date that exists only with the month first: then the whole file comes from
 * another country.
 */
export function readMoment(cell: string): Read<Moment> | { readonly is: 'month-first' } {
  const text = cell.normalize('NFKC').replace(/^'/, '').replace(/\s+/g, ' ').trim();
  if (blank.test(text)) return empty;
  const time = clock.exec(text);
  const parts = partsOf(text.slice(0, time?.index ?? text.length).trim());
  if (parts === null) return unreadable;
  if (parts === 'month-first') return { is: 'month-first' };
  const { year, month, day } = parts;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const noon = new Date(`${iso}T12:00:00+05:30`);
  if (Number.isNaN(noon.getTime()) || indianDay(noon) !== iso || year < 2010) return unreadable;
  const at = atTime(noon, time);
  return at ? { is: 'value', value: { at, day: iso } } : unreadable;
}

function atTime(noon: Date, time: RegExpExecArray | null): Date | null {
  if (!time?.[1]) return noon;
  const half = time[4]?.toUpperCase();
  const written = Number(time[1]);
  const hour = half ? (written % 12) + (half === 'PM' ? 12 : 0) : written;
  const [minute, second] = [Number(time[2]), Number(time[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || (half && (written < 1 || written > 12))) return null;
  return new Date(noon.getTime() + (((hour - 12) * 60 + minute) * 60 + second) * 1_000);
}
