import { type Currency, formatAmount } from '@/lib/format/money';
import { formatMoment } from '@/lib/format/time';

// Turns database values into words for people. It works on the text of rows, which can hold any value.

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

/** "contact_messages" as "Contact messages". */
export function nameInWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Technical numbers, which only the machine-readable file holds. */
export function isForMachines(column: string): boolean {
  return column === 'id' || column.endsWith('_id') || column === 'sha256' || column === 'ip_hash';
}

const moneyColumns = new Set(['amount', 'tax_amount', 'refunded_amount', 'session_rate', 'fee']);
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2}|Z)$/;

/** "₹1,500", "−US$40": a number from a money column. */
function moneyInWords(amount: number, currency: Currency): string {
  const words = formatAmount(Math.round(Math.abs(amount) * 100), currency);
  return amount < 0 ? `−${words}` : words;
}

export function currencyOfRow({ currency }: Readonly<Record<string, unknown>>): Currency {
  return currency === 'USD' ? 'USD' : 'INR';
}

/**
 * One value in words; an empty text for a missing one.
 * @param currency of the row, for its columns of money
 */
export function valueInWords(column: string, value: unknown, currency: Currency = 'INR'): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return moneyColumns.has(column) ? moneyInWords(value, currency) : String(value);
  if (typeof value === 'string') return isMoment.test(value) ? formatMoment(new Date(value)) : value;
  if (Array.isArray(value)) return value.map((item) => valueInWords(column, item, currency)).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${nameInWords(name)}: ${valueInWords(name, inner, currency)}`)
    .join('; ');
}
