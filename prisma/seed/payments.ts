import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '@/generated/prisma/client';
import { indianDay } from '@/lib/format/time';
import { productNamed } from '@/lib/payment/product/queries';
import { financialYearOf, platformSeries } from '@/lib/payment/receipt/rules';
import { sampleRoom } from './calendars';
import { paidAppointment } from './care';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { money } from './money-data';
import { adminId, profileId, therapistUserId } from './people';

// Reported payments in every state, and a bank statement for comparison.

const ananya = therapistId(linkedSlug);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const submissionId = (name: string) => sampleId(`payment ${name}`);
const quotationId = (name: string) => sampleId(`quotation ${name}`);

/** The submission that paid, or will pay, a quotation. */
export const paymentOf = submissionId;

/** Bought from the service. */
export const product = 'diagnostic-evaluation';

/** The first of the two meetings that were bought; the other is still to be booked. */
export const firstMeeting: Prisma.BookingCreateManyInput = {
  id: sampleId('evaluation meeting 1'),
  calendarId: sampleId('calendar desk'),
  startsAt: istDay(6, '14:00'),
  endsAt: istDay(6, '15:30'),
  blockedUntil: istDay(6, '15:45'),
  kindName: 'Diagnostic evaluation, meeting 1 of 2',
  paymentId: submissionId('evaluation'),
  mode: 'video',
  meetingLink: sampleRoom('antarman'),
  status: 'confirmed',
  confirmedAt: istDay(-2, '12:00'),
  submissionKey: sampleId('evaluation meeting key 1'),
};

/**
 * @param account the version of the therapist's account that received all but one of them
 * @param house that of the service's, for the product
 */
export const paymentSubmissions = (
  account: string,
  house: string,
): Prisma.PaymentSubmissionCreateManyInput[] =>
  money.reports.map(({ name, payer, email, isGuest, of, amount, reference, steps }) => {
    const { status, at, byAdmin, reason } = steps.at(-1) ?? steps[0];
    return {
      id: submissionId(name),
      ...(of === 'product'
        ? {
            payeeAccountId: house,
            productSlug: product,
            meetings: [...(productNamed(product)?.meetings ?? [])],
          }
        : { payeeAccountId: account, therapistId: ananya }),
      quotationId: of === 'offer' ? quotationId(name) : null,
      appointmentId: of === 'appointment' ? paidAppointment : null,
      clientId: isGuest ? null : profileId(email),
      payerName: payer,
      payerEmail: email,
      bankName: 'State Bank of India',
      accountNumber: 'XX4410',
      referenceNumber: reference,
      referenceHash: sha256(reference.replaceAll(' ', '')),
      amount,
      status,
      submissionKey: sampleId(`payment key ${name}`),
      reviewedAt: byAdmin ? at : null,
      reviewedById: byAdmin ? adminId : null,
      rejectionReason: status === 'rejected' ? (reason ?? null) : null,
      createdAt: steps[0].at,
    };
  });

export const paymentEvents: Prisma.PaymentSubmissionEventCreateManyInput[] = money.reports.flatMap(
  ({ name, steps }) =>
    steps.map(({ status, at, byAdmin, reason = null }, index) => ({
      id: sampleId(`payment ${name} step ${index}`),
      paymentSubmissionId: submissionId(name),
      status,
      actorId: byAdmin ? adminId : null,
      reason,
      at,
    })),
);

const statementId = sampleId('statement of the week');

/** @param accountId the bank account of the therapist */
export const bankStatements = (accountId: string): Prisma.BankStatementImportCreateManyInput[] => [
  {
    id: statementId,
    accountId,
    sha256: sha256('sample statement'),
    fileName: 'sample-statement.csv',
    rowCount: money.credits.length + 3,
    newCount: money.credits.length,
    debitCount: 2,
    unreadableCount: 1,
    unreadable: [{ line: 9, why: 'date' }],
    importedById: therapistUserId,
    createdAt: istDay(-1, '09:00'),
  },
];

/** @param accountId the bank account of the therapist */
export const bankCredits = (accountId: string): Prisma.BankCreditCreateManyInput[] =>
  money.credits.map(({ daysAgo, amount, narration, report, reference }) => ({
    id: sampleId(`credit ${narration}`),
    importId: statementId,
    accountId,
    lineHash: sha256(`sample ${narration}`),
    creditedAt: istDay(-daysAgo, '12:00'),
    amount,
    narration,
    reference: reference ?? null,
    paymentSubmissionId: report ? submissionId(report) : null,
    matchReason: report ? `reference: reference ${reference} is in the bank line, the same amount` : null,
    matchedAt: report ? istDay(-daysAgo, '12:40') : null,
  }));

const { of: refunded, ...refund } = money.refund;

export const refundEvents: Prisma.PaymentSubmissionEventCreateManyInput[] = [
  {
    id: sampleId(`payment ${refunded} refund`),
    paymentSubmissionId: submissionId(refunded),
    status: 'refunded',
    refundId: sampleId(`refund ${refunded}`),
    actorId: therapistUserId,
    reason: refund.reason,
    at: refund.at,
  },
];

type Paper = {
  readonly name: string;
  readonly of?: string | undefined;
  readonly description: string;
  readonly amount: string;
  readonly issuedAt: Date;
};

/** One for each received payment, by day. */
const papers: readonly Paper[] = money.transactions
  .flatMap(({ paidAt, ...paid }) => (paidAt ? [{ ...paid, issuedAt: paidAt }] : []))
  .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());

const runOf = ({ of, issuedAt }: Paper) => ({
  series: of === 'product' ? platformSeries : ananya,
  financialYear: financialYearOf(issuedAt),
});

/** Documents of the same issuer and financial year up to this one: their numbers have no gaps, and each year begins with 1. */
const numberOf = (paper: Paper, place: number) =>
  papers.slice(0, place + 1).filter((other) => isDeepStrictEqual(runOf(other), runOf(paper))).length;

const paperOf = ({ name, description, of, issuedAt }: Paper) => ({
  transactionId: sampleId(`transaction ${name}`),
  payee: {
    ...(of === 'product'
      ? { name: 'Antarman', address: 'Pune' }
      : { name: 'Ananya Krishnan', address: 'Bengaluru' }),
    ...{ taxStatus: 'unregistered', gstin: null },
  },
  payer: { name: 'Priya Nair', paidOn: indianDay(issuedAt), method: 'UPI' },
  description,
});

export const receipts: Prisma.ReceiptCreateManyInput[] = papers.map((paper, place) => ({
  ...paperOf(paper),
  ...runOf(paper),
  id: sampleId(`receipt ${paper.name}`),
  kind: 'receipt',
  number: numberOf(paper, place),
  amount: paper.amount,
  issuedAt: paper.issuedAt,
}));

const corrected = papers.find(({ name }) => name === refunded);

export const creditNotes: Prisma.ReceiptCreateManyInput[] = corrected
  ? [
      {
        ...paperOf(corrected),
        series: ananya,
        id: sampleId(`credit note ${refunded}`),
        kind: 'credit_note',
        financialYear: financialYearOf(refund.at),
        number: 1,
        correctsId: sampleId(`receipt ${refunded}`),
        refundId: sampleId(`refund ${refunded}`),
        amount: refund.amount,
        issuedAt: refund.at,
      },
    ]
  : [];

export const receiptCounters: Prisma.ReceiptCounterCreateManyInput[] = [
  ...new Map(
    receipts.map(({ series, financialYear, number: lastNumber }) => [
      `${series} ${financialYear}`,
      { series, financialYear, lastNumber },
    ]),
  ).values(),
];

export const noteCounters: Prisma.ReceiptCounterCreateManyInput[] = [
  { series: ananya, financialYear: financialYearOf(refund.at), kind: 'credit_note', lastNumber: 1 },
];
