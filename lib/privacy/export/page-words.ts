import { type Currency, formatAmount } from '@/lib/format/money';

// Turns database values into words for people. Works on the text of rows, which can hold anything.

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

/** Numbers that only a machine needs; the other file has them. */
export function isForMachines(column: string): boolean {
  return column === 'id' || column.endsWith('_id') || column === 'sha256' || column === 'ip_hash';
}

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});
const moneyColumns = new Set(['amount', 'tax_amount', 'refunded_amount', 'session_rate', 'fee']);
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2}|Z)$/;

/** A moment with its year, as people in India read it. */
export function momentInWords(instant: Date): string {
  return `${moment.format(instant)} IST`;
}

/** "₹1,500.00", "−US$40.00": a number out of a column of money. */
function moneyInWords(amount: number, currency: Currency): string {
  const words = formatAmount(Math.round(Math.abs(amount) * 100), currency);
  return amount < 0 ? `−${words}` : words;
}

/** The currency that a row names; rupees for rows that name none. */
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
  if (typeof value === 'string') return isMoment.test(value) ? momentInWords(new Date(value)) : value;
  if (Array.isArray(value)) return value.map((item) => valueInWords(column, item, currency)).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${nameInWords(name)}: ${valueInWords(name, inner, currency)}`)
    .join('; ');
}
