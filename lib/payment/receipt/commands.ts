import 'server-only';
import { site } from '@/content/site';
import type { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db';
import { paiseOf, rupeesOf } from '@/lib/money';
import {
  financialYearOf,
  kindFor,
  platformSeries,
  type ReceiptKind,
  taxStatusOf,
  taxWithin,
} from '@/lib/payment/receipt/rules';
import type { Payee, Payer } from '@/lib/payment/receipt/schema';
import { methodInWords } from '@/lib/payment/transaction/rules';
import { indianDay } from '@/lib/time';

const columns = {
  id: true,
  description: true,
  amount: true,
  status: true,
  method: true,
  paidAt: true,
  therapist: {
    select: { id: true, name: true, accountHolder: true, location: true, taxStatus: true, gstin: true },
  },
  client: { select: { firstName: true, lastName: true } },
  paymentSubmission: { select: { payerName: true } },
  receipts: true,
} as const satisfies Prisma.TransactionSelect;

type Paid = Prisma.TransactionGetPayload<{ select: typeof columns }>;

/** Each issuer has a series of its own; what belongs to nobody else is paid to the service. */
function issuerOf({ therapist }: Paid): { readonly series: string; readonly payee: Payee } {
  if (therapist) {
    const { name, accountHolder, location, taxStatus, gstin } = therapist;
    const payee = {
      name: accountHolder ?? name,
      address: location,
      taxStatus: taxStatusOf(taxStatus),
      gstin,
    };
    return { series: therapist.id, payee };
  }
  const { legalName, address, taxStatus, gstin } = site.owner;
  return {
    series: platformSeries,
    payee: { name: legalName, address, taxStatus: taxStatusOf(taxStatus), gstin },
  };
}

function payerOf({ client, paymentSubmission, method, paidAt }: Paid, now: Date): Payer {
  const account = client ? `${client.firstName} ${client.lastName}`.trim() : 'Payer';
  return {
    name: paymentSubmission?.payerName ?? account,
    paidOn: indianDay(paidAt ?? now),
    method: methodInWords(method),
  };
}

/**
 * The next number of a series in a financial year. The counter's row stays locked until the caller's transaction ends:
 * numbers come without gaps, a rolled-back issue gives its number back, and issues of one series wait for each other.
 */
async function nextNumber(tx: Tx, series: string, financialYear: string): Promise<number> {
  // Others may be before us in the line; the usual two seconds are for waits that nobody expects.
  await tx.$executeRaw`SELECT set_config('lock_timeout', '4500ms', true)`;
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO receipt_counters AS c (series, financial_year, last_number)
    VALUES (${series}, ${financialYear}, 1)
    ON CONFLICT (series, financial_year) DO UPDATE SET last_number = c.last_number + 1
    RETURNING last_number AS number`;
  if (!row) throw new Error('The counter gave no number.');
  return row.number;
}

/** Two that make out papers for the same payment do it one after the other; the second then sees the first's. */
async function lockTransaction(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
}

type Paper = Omit<Prisma.ReceiptUncheckedCreateInput, 'financialYear' | 'number' | 'issuedAt' | 'kind'> & {
  readonly kind: ReceiptKind;
};

async function issue(tx: Tx, paper: Paper, now: Date): Promise<string> {
  const financialYear = financialYearOf(now);
  const number = await nextNumber(tx, paper.series, financialYear);
  const { id } = await tx.receipt.create({
    data: { ...paper, financialYear, number, issuedAt: now },
    select: { id: true },
  });
  return id;
}

/**
 * Makes out the paper for a paid transaction, of the kind that the payee's GST standing asks for, in the transaction that
 * records the payment. It is copied from the rows as they are now and never changes again. A second call gives the
 * same paper.
 * @returns the id of the receipt
 * @throws when the transaction is not paid
 */
export async function issueReceipt(tx: Tx, transactionId: string, now: Date = new Date()): Promise<string> {
  await lockTransaction(tx, transactionId);
  const paid = await tx.transaction.findUniqueOrThrow({ where: { id: transactionId }, select: columns });
  const issued = paid.receipts.find(({ kind }) => kind !== 'credit_note');
  if (issued) return issued.id;
  const paise = paiseOf(paid.amount.toFixed(2));
  if (paid.status !== 'paid' || !paise) throw new Error('A receipt is made out for money that has arrived.');
  const { series, payee } = issuerOf(paid);
  const paper: Paper = {
    kind: kindFor[payee.taxStatus],
    series,
    transactionId,
    payee,
    payer: payerOf(paid, now),
    description: paid.description,
    amount: paid.amount,
    taxAmount: rupeesOf(taxWithin(paise, payee.taxStatus)),
  };
  return issue(tx, paper, now);
}

/**
 * Makes out the credit note that takes the receipt of a refunded transaction back, in the same series. A second call gives
 * the same paper; where no receipt was made out there is nothing to take back.
 * @returns the id of the credit note, or null
 */
export async function issueCreditNote(
  tx: Tx,
  transactionId: string,
  now: Date = new Date(),
): Promise<string | null> {
  await lockTransaction(tx, transactionId);
  const receipts = await tx.receipt.findMany({ where: { transactionId } });
  const note = receipts.find(({ kind }) => kind === 'credit_note');
  if (note) return note.id;
  const [receipt] = receipts;
  if (!receipt) return null;
  const { id, series, payee, payer, description, amount, taxAmount } = receipt;
  if (payee === null || payer === null) throw new Error('A receipt names both sides.');
  const paper: Paper = {
    kind: 'credit_note',
    series,
    transactionId,
    correctsId: id,
    payee,
    payer,
    description,
    amount,
    taxAmount,
  };
  return issue(tx, paper, now);
}
