import { createHash } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { indianDay } from '@/lib/format/time';
import { financialYearOf } from '@/lib/payment/receipt/rules';
import { paidAppointment } from './care';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { adminId, profileId, therapistUserId } from './people';

// Payments that people have reported, in every state of the queue, and a bank statement to compare them with.

const ananya = therapistId(linkedSlug);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Step = readonly [status: string, days: number, clock: string, byAdmin: boolean, reason?: string];

type Reported = {
  readonly name: string;
  readonly payer: string;
  readonly email: string;
  readonly clientId?: string;
  readonly quotation?: string;
  readonly appointment?: string;
  readonly amount: string;
  readonly reference: string;
  readonly steps: readonly [Step, ...Step[]];
};

const reported: readonly Reported[] = [
  {
    name: 'first eight',
    payer: 'Priya Nair',
    email: 'client@demo.test',
    clientId: profileId('client@demo.test'),
    quotation: 'first eight',
    amount: '7200.00',
    reference: '628112004417',
    steps: [
      ['pending', -44, '12:10', false],
      ['matched', -44, '12:40', false, 'reference 628112004417 is in the bank line, the same amount'],
      ['verified', -44, '13:00', true],
    ],
  },
  {
    name: 'coming session',
    payer: 'Priya Nair',
    email: 'client@demo.test',
    clientId: profileId('client@demo.test'),
    appointment: paidAppointment,
    amount: '1800.00',
    reference: '632412009071',
    steps: [
      ['pending', -3, '19:10', false],
      ['matched', -3, '19:40', false, 'reference 632412009071 is in the bank line, the same amount'],
      ['verified', -3, '20:15', true],
    ],
  },
  {
    name: 'six ahead',
    payer: 'Priya Nair',
    email: 'client@demo.test',
    clientId: profileId('client@demo.test'),
    quotation: 'six ahead',
    amount: '9600.00',
    reference: '631500009600',
    steps: [
      ['pending', -11, '12:10', false],
      ['matched', -11, '12:40', false, 'reference 631500009600 is in the bank line, the same amount'],
      ['verified', -11, '13:00', true],
    ],
  },
  {
    name: 'couple',
    payer: 'Priya Nair',
    email: 'client@demo.test',
    clientId: profileId('client@demo.test'),
    quotation: 'couple',
    amount: '2600.00',
    reference: 'SBIN326317004412',
    steps: [['pending', -1, '20:00', false]],
  },
  {
    name: 'ravi',
    payer: 'Ravi Sharma',
    email: 'ravi.sharma@demo.test',
    clientId: profileId('ravi.sharma@demo.test'),
    amount: '1800.00',
    reference: 'UTR 6322 1871 0045',
    steps: [
      ['pending', -2, '18:20', false],
      ['matched', -1, '09:00', false, 'reference 632218710045 is in the bank line, the same amount'],
    ],
  },
  {
    name: 'farah',
    payer: 'Farah Siddiqui',
    email: 'farah.siddiqui@demo.test',
    amount: '1800.00',
    reference: '632300000018',
    steps: [
      ['pending', -6, '11:00', false],
      ['rejected', -4, '10:00', true, 'No credit with this reference or amount has arrived in these days.'],
    ],
  },
];

const submissionId = (name: string) => sampleId(`payment ${name}`);
const quotationId = (name: string) => sampleId(`quotation ${name}`);

/** The submission that paid, or will pay, a quotation. */
export const paymentOf = submissionId;

/** @param account the version of the therapist's account that all of them were made to */
export const paymentSubmissions = (account: string): Prisma.PaymentSubmissionCreateManyInput[] =>
  reported.map(({ name, payer, email, clientId, quotation, appointment, amount, reference, steps }) => {
    const last = steps.at(-1) ?? steps[0];
    const [status, days, clock, byAdmin, reason] = last;
    const [, firstDays, firstClock] = steps[0];
    return {
      id: submissionId(name),
      therapistId: ananya,
      payeeAccountId: account,
      quotationId: quotation ? quotationId(quotation) : null,
      appointmentId: appointment ?? null,
      clientId: clientId ?? null,
      payerName: payer,
      payerEmail: email,
      bankName: 'State Bank of India',
      accountNumber: 'XX4410',
      referenceNumber: reference,
      referenceHash: sha256(reference.replaceAll(' ', '')),
      amount,
      status,
      submissionKey: sampleId(`payment key ${name}`),
      reviewedAt: byAdmin ? istDay(days, clock) : null,
      reviewedById: byAdmin ? adminId : null,
      rejectionReason: status === 'rejected' ? (reason ?? null) : null,
      createdAt: istDay(firstDays, firstClock),
    };
  });

export const paymentEvents: Prisma.PaymentSubmissionEventCreateManyInput[] = reported.flatMap(
  ({ name, steps }) =>
    steps.map(([status, days, clock, byAdmin, reason = null], index) => ({
      id: sampleId(`payment ${name} step ${index}`),
      paymentSubmissionId: submissionId(name),
      status,
      actorId: byAdmin ? adminId : null,
      reason,
      at: istDay(days, clock),
    })),
);

const statementId = sampleId('statement of the week');

type Line = readonly [days: number, amount: string, narration: string, payment?: string, why?: string];

const lines: readonly Line[] = [
  [-44, '7200.00', 'UPI/628112004417/PRIYA NAIR/priyanair@okaxis/Pay', 'first eight', '628112004417'],
  [-11, '9600.00', 'UPI/631500009600/PRIYA NAIR/priyanair@okaxis/Pay', 'six ahead', '631500009600'],
  [-3, '1800.00', 'UPI/632412009071/PRIYA NAIR/priyanair@okaxis/Pay', 'coming session', '632412009071'],
  [-2, '1800.00', 'UPI/632218710045/RAVI SHARMA/ravi.s@oksbi/Payment', 'ravi', '632218710045'],
  [-2, '1500.00', 'UPI/632218712299/KABIR M/kabirm@okicici/Pay'],
  [-1, '2600.00', 'NEFT-CNRB0001234-P R NAIR-SAVINGS'],
  [-1, '3500.00', 'IMPS-632311118842-TARA JOSHI-HDFC'],
];

/** @param accountId the bank account of the therapist */
export const bankStatements = (accountId: string): Prisma.BankStatementImportCreateManyInput[] => [
  {
    id: statementId,
    accountId,
    sha256: sha256('sample statement'),
    fileName: 'sample-statement.csv',
    rowCount: lines.length + 3,
    newCount: lines.length,
    debitCount: 2,
    unreadableCount: 1,
    unreadable: [{ line: 9, why: 'date' }],
    importedById: therapistUserId,
    createdAt: istDay(-1, '09:00'),
  },
];

/** @param accountId the bank account of the therapist */
export const bankCredits = (accountId: string): Prisma.BankCreditCreateManyInput[] =>
  lines.map(([days, amount, narration, payment, reference]) => ({
    id: sampleId(`credit ${narration}`),
    importId: statementId,
    accountId,
    lineHash: sha256(`sample ${narration}`),
    creditedAt: istDay(days, '12:00'),
    amount,
    narration,
    reference: reference ?? null,
    paymentSubmissionId: payment ? submissionId(payment) : null,
    matchReason: payment ? `reference: reference ${reference} is in the bank line, the same amount` : null,
    matchedAt: payment ? istDay(days, '12:40') : null,
  }));

/** The step of the sample refund. */
export const refundEvents: Prisma.PaymentSubmissionEventCreateManyInput[] = [
  {
    id: sampleId('payment first eight refund'),
    paymentSubmissionId: submissionId('first eight'),
    status: 'refunded',
    refundId: sampleId('refund first eight'),
    actorId: therapistUserId,
    reason: 'One session was cancelled in time.',
    at: istDay(-20, '17:00'),
  },
];

type Paper = readonly [name: string, description: string, amount: string, issuedAt: Date];

const papers: readonly Paper[] = [
  ['first eight', 'Four sessions of 45 minutes', '7200.00', istDay(-44, '13:00')],
  ['six ahead', 'Six sessions paid ahead', '9600.00', istDay(-11, '13:00')],
  ['coming session', 'One session of 45 minutes', '1800.00', istDay(-3, '20:15')],
];

/** Papers of the same financial year up to this one: their numbers have no gaps, and each year begins with 1. */
const numberOf = (place: number) =>
  papers
    .slice(0, place + 1)
    .filter(([, , , at]) => financialYearOf(at) === financialYearOf(papers[place]?.[3] ?? at)).length;

const paperOf = (name: string, description: string, paidAt: Date) => ({
  series: ananya,
  transactionId: sampleId(`transaction ${name}`),
  payee: { name: 'Ananya Krishnan', address: 'Bengaluru', taxStatus: 'unregistered', gstin: null },
  payer: { name: 'Priya Nair', paidOn: indianDay(paidAt), method: 'UPI' },
  description,
});

export const receipts: Prisma.ReceiptCreateManyInput[] = papers.map(
  ([name, description, amount, issuedAt], place) => ({
    ...paperOf(name, description, issuedAt),
    id: sampleId(`receipt ${name}`),
    kind: 'receipt',
    financialYear: financialYearOf(issuedAt),
    number: numberOf(place),
    amount,
    issuedAt,
  }),
);

const noteAt = istDay(-20, '17:00');

/** The paper of the sample refund. */
export const creditNotes: Prisma.ReceiptCreateManyInput[] = [
  {
    ...paperOf('first eight', 'Four sessions of 45 minutes', istDay(-44, '13:00')),
    id: sampleId('credit note first eight'),
    kind: 'credit_note',
    financialYear: financialYearOf(noteAt),
    number: 1,
    correctsId: sampleId('receipt first eight'),
    refundId: sampleId('refund first eight'),
    amount: '1800.00',
    issuedAt: noteAt,
  },
];

/** How far each year's numbers have come. */
export const receiptCounters: Prisma.ReceiptCounterCreateManyInput[] = [
  ...new Map(receipts.map(({ financialYear, number }) => [financialYear, number])),
].map(([financialYear, lastNumber]) => ({ series: ananya, financialYear, lastNumber }));

export const noteCounters: Prisma.ReceiptCounterCreateManyInput[] = [
  { series: ananya, financialYear: financialYearOf(noteAt), kind: 'credit_note', lastNumber: 1 },
];
