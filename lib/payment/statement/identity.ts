import { createHash } from 'node:crypto';
import type { Credit } from '@/lib/payment/statement/line';

type Named = Pick<Credit, 'day' | 'paise' | 'reference' | 'narration'>;

const twelve = /(?<!\d)0*([1-9]\d{11})(?!\d)/g;

/**
 * The bank's number of a transfer, equal in each of its downloads: without the kind before it, and without
 * padding zeros. Otherwise the only number of twelve digits in the narration; null without any.
 */
export function transferOf({ reference, narration }: Pick<Credit, 'reference' | 'narration'>): string | null {
  const own = (reference ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(?:UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|NO)*0*(?=\d)/, '');
  // Shorter ones are numbers of cheques and branches, which repeat.
  if (own.length >= 10 && /\d{6}/.test(own)) return own;
  const numbers = new Set([...narration.matchAll(twelve)].map(([, number]) => number));
  const [only = null] = numbers;
  return numbers.size === 1 ? only : null;
}

const hashOf = (parts: readonly (string | number | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Identifies a credit, so that each statement adds it once, in any format: by day, amount and the number of
 * the transfer; without one, by the bank's words. Equal lines are numbered; their order is the same in every
 * statement that covers the whole day.
 * @param nth from 1, among equal ones of the file
 */
export function lineHash(credit: Named, nth: number): string {
  const { day, paise, reference, narration } = credit;
  const transfer = transferOf(credit);
  return hashOf(transfer === null ? [day, paise, reference, narration, nth] : [day, paise, transfer, nth]);
}

/**
 * Other identities of the same line: from earlier statements, and from one with references rounded by a
 * spreadsheet.
 */
export function otherHashes({ day, paise, reference, narration }: Named, nth: number): readonly string[] {
  return [hashOf([day, paise, reference, narration, nth]), hashOf([day, paise, null, narration, nth])];
}
