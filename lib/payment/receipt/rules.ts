import { indianDay } from '@/lib/format/time';

/**
 * GST status of the payee (CGST Act 2017 s. 10 and s. 22). `exempt`: registered, and the services are health
 * care without tax (notification 12/2017, entry 74).
 */
export const taxStatuses = ['unregistered', 'composition', 'registered', 'exempt'] as const;

export type TaxStatus = (typeof taxStatuses)[number];

export const receiptKinds = {
  receipt: 'Receipt',
  bill_of_supply: 'Bill of supply',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
} as const;

export type ReceiptKind = keyof typeof receiptKinds;

/** @throws TypeError for an unknown kind of document */
export function receiptKindOf(text: string): ReceiptKind {
  const kind = Object.keys(receiptKinds).find((known): known is ReceiptKind => known === text);
  if (!kind) throw new TypeError(`"${text}" is no kind of receipt`);
  return kind;
}

/** @throws TypeError for an unknown GST status */
export function taxStatusOf(text: string): TaxStatus {
  const status = taxStatuses.find((known) => known === text);
  if (!status) throw new TypeError(`"${text}" is no GST standing`);
  return status;
}

/**
 * The document for a payment to a payee of this status: an unregistered payee may not use the words of the
 * GST Acts, a dealer under composition and a supplier of exempt services may not show tax (CGST Act s. 31(3)(c)), any
 * other registered one must.
 */
export const kindFor: Readonly<Record<TaxStatus, Exclude<ReceiptKind, 'credit_note'>>> = {
  unregistered: 'receipt',
  composition: 'bill_of_supply',
  registered: 'tax_invoice',
  exempt: 'bill_of_supply',
};

/** Each of the two halves, central and state, in whole per cent. */
export const halfRate = 9;

/**
 * The tax inside a price that includes it: 18 %, half central and half state, each rounded to the nearest paisa or
 * cent so that both lines are equal. Prices include tax before payment, so nothing is added.
 * @param amountPaise the amount paid, in paise or cents
 */
export function taxWithin(amountPaise: number, status: TaxStatus): number {
  if (status !== 'registered') return 0;
  return 2 * Math.round((amountPaise * halfRate) / (100 + 2 * halfRate));
}

/** "2026-27": the Indian financial year (April to March) of an instant, on India's clock. */
export function financialYearOf(moment: Date): string {
  const [year, month] = indianDay(moment).split('-').map(Number);
  if (year === undefined || month === undefined) throw new RangeError('a moment without a month');
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

const letters: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'R',
  bill_of_supply: 'B',
  tax_invoice: 'T',
  credit_note: 'C',
};

type Numbered = {
  readonly kind: ReceiptKind;
  readonly series: string;
  readonly financialYear: string;
  readonly number: number;
};

/** Series of payments to the service itself; a therapist's series is their id. */
export const platformSeries = 'platform';

/**
 * "R/26-27/000041": the number on the document. At most 16 characters of letters, digits, dash and slash (CGST Rules
 * r. 46(b)), one sequence for each issuer and financial year; the letter only names the kind.
 */
export function receiptNumber({ kind, financialYear, number }: Omit<Numbered, 'series'>): string {
  return `${letters[kind]}/${financialYear.slice(2)}/${String(number).padStart(6, '0')}`;
}
