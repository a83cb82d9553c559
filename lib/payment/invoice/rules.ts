import { exactAmount } from '@/lib/format/money';
import { formatMonth } from '@/lib/format/time';
import type { TaxStatus } from '@/lib/payment/receipt/rules';
import { enteredMark } from '@/lib/payment/transaction/rules';

/** Page of a month's invoice below the therapist's payments; `client` or `guest`, and `month`, follow. */
export const invoicePath = '/therapist-dashboard/payments/invoice';

/** Amounts of a line or of all lines, in paise. */
export type InvoiceSums = {
  /** Price of the session or purchase; of a cancelled session the part that is not refunded. */
  readonly chargedPaise: number;
  /** Found at the bank or confirmed by a card company, less refunds. */
  readonly provenPaise: number;
  /** Entered by the therapist and not proven, less refunds. */
  readonly enteredPaise: number;
};

/** One session, or one payment for something else. */
export type InvoiceLine = InvoiceSums & {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  /** "Paid from a plan", "Cancelled", or empty. */
  readonly note: string;
  /** Numbers of its receipts and credit notes. */
  readonly papers: readonly string[];
};

/** The amount still to be paid; below zero the amount to be refunded. */
function balanceOf({ chargedPaise, provenPaise, enteredPaise }: InvoiceSums): number {
  return chargedPaise - provenPaise - enteredPaise;
}

/** The totals of an invoice: the sums of its lines. */
export function totalOf(lines: readonly InvoiceSums[]): InvoiceSums {
  const sum = (of: (line: InvoiceSums) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    chargedPaise: sum(({ chargedPaise }) => chargedPaise),
    provenPaise: sum(({ provenPaise }) => provenPaise),
    enteredPaise: sum(({ enteredPaise }) => enteredPaise),
  };
}

type BookedSession = {
  readonly cancelled: boolean;
  readonly onPlan: boolean;
  /** Null: not agreed. */
  readonly feePaise: number | null;
  readonly provenPaise: number;
  readonly enteredPaise: number;
  /** Refunds that are due and not made. */
  readonly duePaise: number;
};

/**
 * The price of a session: its fee; nothing from a plan, which was paid as a whole; of a cancelled one what was
 * paid and is not refunded; and what was paid where no fee is agreed.
 */
export function chargedFor(session: BookedSession): number {
  const { cancelled, onPlan, feePaise, provenPaise, enteredPaise, duePaise } = session;
  const paid = provenPaise + enteredPaise;
  if (cancelled) return Math.max(0, paid - duePaise);
  if (onPlan) return paid;
  return feePaise ?? paid;
}

/** A month of India's calendar in an address: "2026-11"; the present one for any other text. */
export function monthOf(text: string, today: string): string {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** The first days of a month and of the next. */
export function boundsOf(month: string): readonly [string, string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [`${month}-01`, `${next}-01`];
}

/** "Invoice for November 2026" */
export const invoiceTitle = (month: string) => `Invoice for ${formatMonth(month)}`;

/** The note about tax that a document of this payee needs; the numbered papers carry the tax itself. */
export const taxNote: Readonly<Record<TaxStatus, string>> = {
  unregistered: 'The payee is not registered under GST. No tax is charged.',
  composition: 'Composition taxable person, not eligible to collect tax on supplies.',
  registered: 'Prices include GST, which the numbered tax invoices show.',
  exempt: 'Health care service, exempt from GST.',
};

type Parts = readonly (readonly [label: string, amount: string])[];

/** The amounts of a line in words, without those that are nothing. */
export function linePartsOf({ chargedPaise, provenPaise, enteredPaise }: InvoiceSums): Parts {
  return [
    ['Fee', exactAmount(chargedPaise, 'INR')],
    ...(provenPaise > 0 ? ([['Paid', exactAmount(provenPaise, 'INR')]] as const) : []),
    ...(enteredPaise > 0 ? ([[enteredMark, exactAmount(enteredPaise, 'INR')]] as const) : []),
  ];
}

/** The totals in words; entered money is apart and always named. */
export function totalPartsOf({ chargedPaise, provenPaise, enteredPaise }: InvoiceSums): Parts {
  return [
    ['Fees', exactAmount(chargedPaise, 'INR')],
    ['Paid', exactAmount(provenPaise, 'INR')],
    [enteredMark, exactAmount(enteredPaise, 'INR')],
  ];
}

/** "₹1,800.00 to pay", "₹500.00 to be refunded", or "Nothing to pay". */
export function balanceInWords(sums: InvoiceSums): string {
  const balance = balanceOf(sums);
  if (balance === 0) return 'Nothing to pay';
  return balance > 0
    ? `${exactAmount(balance, 'INR')} to pay`
    : `${exactAmount(-balance, 'INR')} to be refunded`;
}

/** The person of an invoice: a client with an account, or the guest of one of the therapist's appointments. */
export type InvoiceOf = { readonly client: string } | { readonly guest: string };

/** The person in an address; null without one. @param query reads a parameter, "" if it is missing */
export function personIn(query: (name: 'client' | 'guest') => string): InvoiceOf | null {
  if (query('client')) return { client: query('client') };
  return query('guest') ? { guest: query('guest') } : null;
}
