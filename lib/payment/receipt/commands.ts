import 'server-only';
import { site } from '@/content/site';
import type { Prisma } from '@/generated/prisma/client';
import { paiseOf, rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
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
import type { Tx } from '@/lib/server/db';

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

/** Each issuer has a separate series; the service issues for everything that nobody else is paid for. */
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
 * The next number of a series in a financial year. The counter's row stays locked until the caller's transaction
 * ends: so numbers have no gaps, a rollback returns its number, and issues of one series wait for each other.
 */
async function nextNumber(tx: Tx, series: string, financialYear: string): Promise<number> {
  // Others may be ahead in the queue; the default of two seconds is for waits that nobody expects.
  await tx.$executeRaw`SELECT set_config('lock_timeout', '4500ms', true)`;
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO receipt_counters AS c (series, financial_year, last_number)
    VALUES (${series}, ${financialYear}, 1)
    ON CONFLICT (series, financial_year) DO UPDATE SET last_number = c.last_number + 1
    RETURNING last_number AS number`;
  if (!row) throw new Error('The counter gave no number.');
  return row.number;
}

/**
 * This lock makes two issues for one payment come one after the other, so that the second sees the first one's
 * receipt.
 */
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
 * Issues the receipt of a paid transaction, of the kind that the payee's GST status requires, in the transaction that
 * records the payment. It copies the rows of this moment and never changes again. A second call returns the same
 * receipt.
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
 * Issues the credit note that reverses the receipt of a refunded transaction, in the same series. A second call
 * returns the same note; without a receipt there is nothing to reverse.
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
