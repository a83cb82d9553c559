import 'server-only';
import type { Prisma, Receipt } from '@/generated/prisma/client';
import { payerWith } from '@/lib/care/participant/columns';
import { minute } from '@/lib/format/duration';
import { paiseIn, paiseOf, rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { isCardProvider } from '@/lib/payment/provider/rules';
import type { SessionsBack } from '@/lib/payment/quotation/plan/refund';
import {
  financialYearOf,
  kindFor,
  platformSeries,
  type ReceiptKind,
  taxStatusOf,
  taxWithin,
} from '@/lib/payment/receipt/rules';
import { type Payee, type Payer, payeeSchema, payerSchema } from '@/lib/payment/receipt/schema';
import { transferNumber } from '@/lib/payment/receipt/transfer-number';
import { methodInWords } from '@/lib/payment/transaction/rules';
import type { Tx } from '@/lib/server/db';
import type { LegalIdentity } from '@/lib/site/owner/kind';
import { legalIdentityNow } from '@/lib/site/owner/queries';

const bookedSession = { startsAt: true, endsAt: true, kindName: true } as const;

const columns = {
  id: true,
  description: true,
  amount: true,
  currency: true,
  status: true,
  method: true,
  paidAt: true,
  enteredNote: true,
  therapist: {
    select: {
      id: true,
      name: true,
      title: true,
      accountHolder: true,
      location: true,
      taxStatus: true,
      gstin: true,
      registrations: {
        where: { checkedAt: { not: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { register: true, number: true, expiresOn: true },
      },
    },
  },
  client: { select: { firstName: true, lastName: true } },
  ...{ productSlug: true, meetings: true, quotation: { select: { description: true, sessions: true } } },
  appointment: { select: { ...bookedSession, ...payerWith({ name: true }) } },
  paymentSubmission: {
    select: {
      payerName: true,
      referenceNumber: true,
      bankCredits: {
        select: { reference: true, narration: true },
        orderBy: [{ creditedAt: 'asc' }, { id: 'asc' }],
      },
      bookings: { select: bookedSession, orderBy: [{ startsAt: 'asc' }, { id: 'asc' }] },
      ...{ productSlug: true, meetings: true },
      payeeAccount: { select: { payee: { select: { therapistId: true } } } },
    },
  },
  receipts: true,
} as const satisfies Prisma.TransactionSelect;

type Paid = Prisma.TransactionGetPayload<{ select: typeof columns }>;

/** Each issuer has its own series; the service issues for all payments without another payee. */
function issuerOf(
  { therapist }: Paid,
  owner: LegalIdentity,
  now: Date,
): { readonly series: string; readonly payee: Payee } {
  if (therapist) {
    const { name, title, accountHolder, location, taxStatus, gstin, registrations } = therapist;
    const today = indianDay(now);
    const live = registrations.filter(
      // An entry without a last day does not count, because it would never be checked again.
      ({ expiresOn }) => expiresOn !== null && expiresOn.toISOString().slice(0, 10) >= today,
    );
    const payee = {
      name: accountHolder ?? name,
      address: location,
      taxStatus: taxStatusOf(taxStatus),
      gstin,
      // The account's name may differ from the known one.
      profession: [accountHolder && accountHolder !== name ? name : null, title].filter(Boolean).join(', '),
      registers: live.map(({ register, number }) => `${register} ${number}`),
    };
    return { series: therapist.id, payee };
  }
  const { legalName, address, taxStatus, gstin = null } = owner;
  return {
    series: platformSeries,
    payee: { name: legalName, address, taxStatus, gstin, profession: null, registers: [] },
  };
}

/**
 * The bank's number of the transfer: from the matching credit (its own column before its narration), else as
 * the payer typed it. Entered money has the number that the payee typed.
 */
function referenceOf({ paymentSubmission, enteredNote }: Paid): string | null {
  if (!paymentSubmission) return enteredNote;
  const lines = paymentSubmission.bankCredits.flatMap(({ reference, narration }) => [
    reference ?? '',
    narration,
  ]);
  const atBank = lines.flatMap((line) => transferNumber(line) ?? []);
  return atBank[0] ?? paymentSubmission.referenceNumber;
}

/** The service, if it received the money for a therapist: by card, or at its own account. */
function collectorOf({ therapist, method, paymentSubmission }: Paid, owner: LegalIdentity): string | null {
  const atHouse = paymentSubmission?.payeeAccount.payee.therapistId === null;
  return therapist && (atHouse || isCardProvider(method)) ? owner.legalName : null;
}

/** The paid sessions: the appointment itself, or those booked by the payment's link. */
const bookedFor = ({ appointment, paymentSubmission }: Pick<Paid, 'appointment' | 'paymentSubmission'>) =>
  appointment ? [appointment] : (paymentSubmission?.bookings ?? []);

/**
 * The content of the quotation, with its number of sessions: "6 sessions. 45 minutes by video, once a week."; or the kind of
 * the session that was booked: "Couples session, 80 minutes"; or the meetings of a product.
 */
function offeredIn({ quotation, ...paid }: Paid): string | null {
  if (!quotation) {
    const { productSlug, meetings } = paid.paymentSubmission ?? paid;
    if (productSlug && meetings.length > 0) return meetingsInWords(productSlug, meetings);
    const [booked] = bookedFor(paid);
    if (!booked?.kindName) return null;
    return `${booked.kindName}, ${(booked.endsAt.getTime() - booked.startsAt.getTime()) / minute} minutes`;
  }
  const { description, sessions } = quotation;
  const count = sessions === null ? '' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}. `;
  return `${count}${description.replace(/\s+/g, ' ').trim().slice(0, 300)}`.trim() || null;
}

function payerOf(paid: Paid, owner: LegalIdentity, now: Date): Payer {
  const { client, appointment, paymentSubmission, method, paidAt } = paid;
  const account = client
    ? `${client.firstName} ${client.lastName}`.trim()
    : (appointment?.participants[0]?.name ?? 'Payer');
  return {
    name: paymentSubmission?.payerName ?? account,
    paidOn: indianDay(paidAt ?? now),
    method: methodInWords(method),
    collectedBy: collectorOf(paid, owner),
    reference: referenceOf(paid),
    details: offeredIn(paid),
    part: null,
    sessions: bookedFor(paid).map(({ startsAt }) => indianDay(startsAt)),
  };
}

/**
 * The next number of a series in a financial year; credit notes have their own numbers. The counter's row
 * stays locked until the caller's transaction ends, so numbers have no gaps, a rollback returns its number,
 * and issues of one series wait for each other.
 */
async function nextNumber(tx: Tx, series: string, financialYear: string, kind: string): Promise<number> {
  // Other issues may be ahead; the default of two seconds is for unexpected waits.
  await tx.$executeRaw`SELECT set_config('lock_timeout', '4500ms', true)`;
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO receipt_counters AS c (series, financial_year, kind, last_number)
    VALUES (${series}, ${financialYear}, ${kind}, 1)
    ON CONFLICT (series, financial_year, kind) DO UPDATE SET last_number = c.last_number + 1
    RETURNING last_number AS number`;
  if (!row) throw new Error('The counter gave no number.');
  return row.number;
}

/** Locks the transaction, so that of two issues for one payment the second finds the receipt of the first. */
async function lockTransaction(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
}

type Paper = Omit<Prisma.ReceiptUncheckedCreateInput, 'financialYear' | 'number' | 'issuedAt' | 'kind'> & {
  readonly kind: ReceiptKind;
};

async function issue(tx: Tx, paper: Paper, now: Date): Promise<string> {
  const financialYear = financialYearOf(now);
  const number = await nextNumber(
    tx,
    paper.series,
    financialYear,
    paper.kind === 'credit_note' ? 'credit_note' : 'receipt',
  );
  const { id } = await tx.receipt.create({
    data: { ...paper, financialYear, number, issuedAt: now },
    select: { id: true },
  });
  return id;
}

/**
 * Issues the receipt of a paid transaction, of the kind that the payee's GST status requires, in the
 * transaction that records the payment. It copies the present rows and never changes. A second call returns
 * the same receipt.
 * @returns the id of the receipt
 * @throws if the transaction is not paid
 */
export async function issueReceipt(tx: Tx, transactionId: string, now: Date = new Date()): Promise<string> {
  await lockTransaction(tx, transactionId);
  const paid = await tx.transaction.findUniqueOrThrow({ where: { id: transactionId }, select: columns });
  const issued = paid.receipts.find(({ kind }) => kind !== 'credit_note');
  if (issued) return issued.id;
  const paise = paiseOf(paid.amount.toFixed(2));
  if (paid.status !== 'paid' || !paise) throw new Error('A receipt is made out for money that has arrived.');
  const owner = await legalIdentityNow(tx);
  const { series, payee } = issuerOf(paid, owner, now);
  const paper: Paper = {
    kind: kindFor[payee.taxStatus],
    series,
    transactionId,
    payee,
    payer: payerOf(paid, owner, now),
    description: paid.description,
    amount: paid.amount,
    taxAmount: rupeesOf(taxWithin(paise, payee.taxStatus)),
    currency: paid.currency,
  };
  return issue(tx, paper, now);
}

/** A part's share of the tax, so that the parts add up to the whole tax. */
function taxOfPart(receipt: Receipt, earlier: readonly Receipt[], paise: number): number {
  const sumOf = (
    papers: readonly Receipt[],
    of: (paper: Receipt) => { toFixed: (digits: number) => string },
  ) => papers.reduce((sum, paper) => sum + paiseIn(of(paper)), 0);
  const status = payeeSchema.parse(receipt.payee).taxStatus;
  const back = sumOf(earlier, ({ amount }) => amount) + paise;
  const whole = back === paiseIn(receipt.amount);
  const due = whole ? paiseIn(receipt.taxAmount) : taxWithin(back, status);
  const open = due - sumOf(earlier, ({ taxAmount }) => taxAmount);
  // It stays below the amount, even for a last part of a few paise.
  return Math.max(0, Math.min(open, paise - 1));
}

/** Copies the payer for a partial credit note, without session days, because other sessions may be refunded. */
function payerOfPart(payer: unknown, back: SessionsBack | null): Payer {
  const part = back && `${back.sessions} of ${back.of} ${back.of === 1 ? 'session' : 'sessions'}`;
  return { ...payerSchema.parse(payer), sessions: [], part };
}

/**
 * Issues the credit note of a refund, with the next number of the payee's credit notes. It reverses the
 * receipt of the payment, or a part of it, which it then names. A second call returns the same note; without
 * a receipt there is nothing to reverse.
 * @param sessions the refunded sessions of a plan
 * @returns the id of the credit note, or null
 * @throws if the notes would exceed the receipt
 */
export async function issueCreditNote(
  tx: Tx,
  refundId: string,
  now: Date = new Date(),
  sessions: SessionsBack | null = null,
): Promise<string | null> {
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  const { transactionId } = refund;
  await lockTransaction(tx, transactionId);
  const papers = await tx.receipt.findMany({ where: { transactionId }, orderBy: { id: 'asc' } });
  const issued = papers.find((paper) => paper.refundId === refundId);
  if (issued) return issued.id;
  const receipt = papers.find(({ kind }) => kind !== 'credit_note');
  if (!receipt) return null;
  const earlier = papers.filter(({ kind }) => kind === 'credit_note');
  const { id, series, payee, payer, description, currency } = receipt;
  if (payee === null || payer === null) throw new Error('A receipt names both sides.');
  const taken = [...earlier, refund].reduce((sum, { amount }) => sum + paiseIn(amount), 0);
  if (taken > paiseIn(receipt.amount)) throw new Error('Credit notes take back more than was received.');
  const inPart = paiseIn(refund.amount) < paiseIn(receipt.amount);
  const paper: Paper = {
    kind: 'credit_note',
    series,
    transactionId,
    correctsId: id,
    refundId,
    payee,
    payer: inPart ? payerOfPart(payer, sessions) : payer,
    description,
    amount: refund.amount,
    taxAmount: rupeesOf(taxOfPart(receipt, earlier, paiseIn(refund.amount))),
    currency,
  };
  return issue(tx, paper, now);
}
