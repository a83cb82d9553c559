import { figuresTyped } from '@/lib/format/typed/text';

/**
 * Paise of an amount in rupees written with ASCII digits and at most two decimals ("1500", "1500.5",
 * "1500.50"). @returns null for everything else (signs, commas, spaces, exponents, other scripts' digits) and
 * beyond what a number holds exactly.
 */
export function paiseOf(rupees: string): number | null {
  const [, whole = '', fraction = ''] = /^([0-9]+)(?:\.([0-9]{1,2}))?$/.exec(rupees) ?? [];
  if (whole === '') return null;
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? paise : null;
}

/**
 * Paise of an amount as people write it: "9,600", "₹9,600.00", "1,20,000", "Rs. 1500/-", "१५०० रुपये". Commas divide a whole
 * number as in India or by thousands; anywhere else they are refused, because they may be meant as a point.
 * @returns null for everything else and beyond what a number holds exactly
 */
export function paiseTyped(text: string): number | null {
  if (text.length > 60) return null;
  const bare = figuresTyped(text)
    .replace(/^(?:₹|rs\.?|inr|रु\.?|रुपये)\s*/i, '')
    .replace(/\s*(?:\/-|inr|rs\.?|rupees?|रु\.?|रुपये)$/i, '');
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/.test(bare);
  return paiseOf(grouped ? bare.replaceAll(',', '') : bare);
}

/**
 * Paise of a `numeric(12,2)` as a row holds it.
 * @throws TypeError for a negative amount, which none of our columns accepts
 */
export function paiseIn(amount: { readonly toFixed: (digits: number) => string }): number {
  const paise = paiseOf(amount.toFixed(2));
  if (paise === null) throw new TypeError('An amount cannot be read.');
  return paise;
}

/** Rupees and the two digits after the point as separate texts, so that no code computes with fractions. */
function parts(paise: number): { readonly whole: number; readonly fraction: string } {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`);
  return { whole: Math.floor(paise / 100), fraction: String(paise % 100).padStart(2, '0') };
}

/**
 * "150000.00": rupees as a `numeric(12,2)` column takes them.
 * @param paise a whole number, not negative; anything else throws a RangeError
 */
export function rupeesOf(paise: number): string {
  const { whole, fraction } = parts(paise);
  return `${whole}.${fraction}`;
}

/**
 * "1500" for "1500.00"; "1500.50" is unchanged: rupees as a person types them.
 * @param rupees as `rupeesOf` or a `numeric(12,2)` column gives them
 */
export function shortRupees(rupees: string): string {
  return rupees.replace(/\.00$/, '');
}

/** "1,20,000" or "1,500.50" for a text that is an amount, as fields show it; every other text as it is. */
export function rupeesShown(text: string): string {
  const paise = paiseTyped(text);
  return paise === null ? text : formatRupees(paise).slice(1);
}

export type Currency = 'INR' | 'USD';

/** @throws TypeError for an unsupported currency */
export function currencyNamed(text: string): Currency {
  if (text !== 'INR' && text !== 'USD') throw new TypeError(`"${text}" is no currency of ours`);
  return text;
}

const grouped = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const groupedDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * "₹1,50,000", "₹1,500.50": rupees in Indian grouping, with paise only where there are some.
 * @param paise a whole number, not negative; anything else throws a RangeError
 */
export function formatRupees(paise: number): string {
  return formatAmount(paise, 'INR');
}

/**
 * "₹1,50,000" or "US$1,240.50": the plain dollar sign means several currencies.
 * @param minor a whole number of paise or cents, not negative; anything else throws a RangeError
 */
export function formatAmount(minor: number, currency: Currency): string {
  return shortRupees(exactAmount(minor, currency));
}

/** "₹1,50,000.00": the same with paise or cents always, for receipts. */
export function exactAmount(minor: number, currency: Currency): string {
  const { whole, fraction } = parts(minor);
  return `${currency === 'USD' ? `US$${groupedDollars.format(whole)}` : grouped.format(whole)}.${fraction}`;
}
