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
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const moneyColumns = new Set(['amount', 'tax_amount', 'session_rate']);
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2}|Z)$/;

/** A moment with its year, as people in India read it. */
export function momentInWords(instant: Date): string {
  return `${moment.format(instant)} IST`;
}

/** One value in words; an empty text for a missing one. */
export function valueInWords(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return moneyColumns.has(column) ? rupees.format(value) : String(value);
  if (typeof value === 'string') return isMoment.test(value) ? momentInWords(new Date(value)) : value;
  if (Array.isArray(value)) return value.map((item) => valueInWords(column, item)).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${nameInWords(name)}: ${valueInWords(name, inner)}`)
    .join('; ');
}
