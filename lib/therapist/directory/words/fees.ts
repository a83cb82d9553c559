import { counts, least, leastAfter, most, mostAfter, powers } from '@/content/search/fees';
import { highestFee } from '@/lib/therapist/directory/schema';
import type { Span } from './tokens';

/** Part of a search that names a fee in whole rupees. */
export type FeeWords = { readonly feeMin?: number; readonly feeMax?: number } & Span;

const currency = String.raw`(?:₹|\brs\b\.?|\binr\b)`;
const rupees = String.raw`(?:\/-|\s*(?:rs\b\.?|inr\b|rupees?\b|rupay\w*|rupaye\b|bucks\b|रुपये|रुपए|रूपये))`;
const spoken = String.raw`(?:(?:\d{1,2}(?:\.\d)?|${Object.keys(counts).join('|')})\s*)?(?:${Object.keys(powers).join('|')})(?![\p{L}\p{M}])`;
const amount = String.raw`${currency}?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,7}(?!\s*(?:${Object.keys(powers).join('|')}))|\d(?:\.\d)?\s?k\b|${spoken})(?![\d,]*\d)${rupees}?`;
const before = String.raw`(?<![\p{L}\p{N}])`;

type Read = (low: number, high: number) => Omit<FeeWords, keyof Span>;
const form = (pattern: string, read: Read) => ({ pattern: new RegExp(before + pattern, 'iu'), read });

const digits = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{3,7})`;
const atMost = (feeMax: number) => ({ feeMax });
const atLeast = (feeMin: number) => ({ feeMin });
const between: Read = (...both) => ({ feeMin: Math.min(...both), feeMax: Math.max(...both) });
const wordEnd = String.raw`(?![\p{L}\p{M}])`;

const forms = [
  form(String.raw`(?:between\s+|from\s+)?${amount}\s*(?:-|–|to|and|se|से)\s*${amount}`, between),
  form(String.raw`${most}\s*${amount}`, atMost),
  form(String.raw`${amount}\s*${mostAfter}${wordEnd}`, atMost),
  form(String.raw`${least}\s*${amount}`, atLeast),
  form(String.raw`${amount}\s*${leastAfter}${wordEnd}`, atLeast),
  form(String.raw`${currency}\s*${digits}(?!\d)`, atMost),
  form(`${digits}${rupees}`, atMost),
];

function numberOf(table: Readonly<Record<string, number>>, text: string): number | undefined {
  return Object.entries(table).find(([words]) => words.split('|').includes(text))?.[1];
}

function rupeesOf(written: string | undefined): number {
  const words = /^(.*?)\s*(\p{L}[\p{L}\p{M}]*)$/u.exec((written ?? '').trim().toLowerCase());
  const power = numberOf(powers, words?.[2] ?? '');
  if (power !== undefined) {
    const count = words?.[1] ?? '';
    return Math.round((count === '' ? 1 : (numberOf(counts, count) ?? Number(count))) * power);
  }
  const plain = (written ?? '').replace(/[,\s]/g, '');
  return /k$/i.test(plain) ? Math.round(Number.parseFloat(plain) * 1_000) : Number(plain);
}

/** The fee that a search names: "under ₹1,500", "1000 se kam", "1000 to 2000". A bare number is no fee. */
export function feeWords(q: string): FeeWords | undefined {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(q);
    if (!found) continue;
    const low = rupeesOf(found[1]);
    const high = rupeesOf(found[2]);
    if ([low, high].some((fee) => fee > highestFee || Number.isNaN(fee))) continue;
    return { ...read(low, high), start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
