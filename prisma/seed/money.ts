import type { Prisma } from '@/generated/prisma/client';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { paymentOf } from './payments';
import { profileId, userId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

type Step = [status: string, days: number, doer: 'client' | 'therapist' | 'service', reason?: string];
type Offer = {
  name: string;
  clientId: string;
  serviceType: string;
  description: string;
  amount: string;
  /** Sessions that a plan holds once it is paid. */
  sessions?: number;
  /** The offer ends with the end of this day in India, counted from today; null = never. */
  validFor: number | null;
  steps: readonly [Step, ...Step[]];
};

const doers = {
  client: userId('client@demo.test'),
  therapist: userId('therapist@demo.test'),
  service: null,
};

const offers: readonly Offer[] = [
  {
    name: 'next eight',
    clientId: priya,
    serviceType: 'Individual therapy',
    description: 'Four more sessions of 45 minutes by video, to finish the plan.',
    amount: '7200.00',
    validFor: 12,
    steps: [['pending', -2, 'therapist']],
  },
  {
    name: 'couple',
    clientId: priya,
    serviceType: 'Couples session',
    description: 'One session of 75 minutes together with your partner.',
    amount: '2600.00',
    validFor: 5,
    steps: [
      ['pending', -9, 'therapist'],
      ['accepted', -8, 'client'],
    ],
  },
  {
    name: 'first eight',
    clientId: priya,
    serviceType: 'Individual therapy',
    description: 'Four sessions of 45 minutes by video.',
    amount: '7200.00',
    validFor: -30,
    steps: [
      ['pending', -46, 'therapist'],
      ['accepted', -45, 'client'],
      ['paid', -44, 'service'],
    ],
  },
  {
    name: 'six ahead',
    clientId: priya,
    serviceType: 'Six sessions paid ahead',
    description: 'Six sessions of 45 minutes by video, at your pace.',
    amount: '9600.00',
    sessions: 6,
    validFor: -3,
    steps: [
      ['pending', -13, 'therapist'],
      ['accepted', -12, 'client'],
      ['paid', -11, 'service'],
    ],
  },
  {
    name: 'workshop',
    clientId: priya,
    serviceType: 'Workshop',
    description: 'A place in the weekend workshop on sleep.',
    amount: '1500.00',
    validFor: -52,
    steps: [
      ['pending', -62, 'therapist'],
      ['declined', -61, 'client', 'I am travelling that weekend.'],
    ],
  },
  {
    name: 'assessment',
    clientId: priya,
    serviceType: 'Assessment',
    description: 'Two sessions with a written summary.',
    amount: '5400.00',
    validFor: -75,
    steps: [
      ['pending', -90, 'therapist'],
      ['expired', -74, 'service'],
    ],
  },
  {
    name: 'ravi',
    clientId: profileId('ravi.sharma@demo.test'),
    serviceType: 'Individual therapy',
    description: 'Five sessions of 45 minutes by video.',
    amount: '9000.00',
    validFor: 20,
    steps: [['pending', -3, 'therapist']],
  },
];

const quotationId = (name: string) => sampleId(`quotation ${name}`);

/** The last instant of the day in India. */
function endOfDay(days: number): Date {
  return new Date(istDay(days + 1, '00:00').getTime() - 1);
}

export const quotations: Prisma.QuotationCreateManyInput[] = offers.map(
  ({ name, validFor, steps, ...offer }) => ({
    ...offer,
    id: quotationId(name),
    therapistId: ananya,
    validUntil: validFor === null ? null : endOfDay(validFor),
    status: steps.at(-1)?.[0],
    submissionKey: sampleId(`quotation key ${name}`),
    createdAt: istDay(steps[0][1], '11:00'),
  }),
);

export const quotationEvents: Prisma.QuotationEventCreateManyInput[] = offers.flatMap(({ name, steps }) =>
  steps.map(([status, days, doer, reason = null], index) => ({
    id: sampleId(`quotation ${name} step ${index}`),
    quotationId: quotationId(name),
    status,
    actorId: doers[doer],
    reason,
    at: istDay(days, `${11 + index}:00`),
  })),
);

/** What went back of the first four sessions: one of them fell out. */
const partBack = '1800.00';

export const refundedTransaction = { id: sampleId('transaction first eight'), refundedAmount: partBack };

export const refunds: Prisma.RefundCreateManyInput[] = [
  {
    id: sampleId('refund first eight'),
    transactionId: refundedTransaction.id,
    amount: partBack,
    reason: 'One session was cancelled in time.',
    at: istDay(-20, '17:00'),
  },
];

export const transactions: Prisma.TransactionCreateManyInput[] = [
  {
    id: sampleId('transaction first eight'),
    clientId: priya,
    therapistId: ananya,
    quotationId: quotationId('first eight'),
    paymentSubmissionId: paymentOf('first eight'),
    description: 'Four sessions of 45 minutes',
    amount: '7200.00',
    method: 'upi',
    status: 'paid',
    paidAt: istDay(-44, '13:00'),
    refundedAmount: partBack,
    createdAt: istDay(-45, '19:00'),
  },
  {
    id: sampleId('transaction coming session'),
    clientId: priya,
    therapistId: ananya,
    paymentSubmissionId: paymentOf('coming session'),
    description: 'One session of 45 minutes',
    amount: '1800.00',
    method: 'upi',
    status: 'paid',
    paidAt: istDay(-3, '20:15'),
    createdAt: istDay(-3, '19:10'),
  },
  {
    id: sampleId('transaction six ahead'),
    clientId: priya,
    therapistId: ananya,
    quotationId: quotationId('six ahead'),
    paymentSubmissionId: paymentOf('six ahead'),
    description: 'Six sessions paid ahead',
    amount: '9600.00',
    method: 'upi',
    status: 'paid',
    paidAt: istDay(-11, '13:00'),
    createdAt: istDay(-12, '19:00'),
  },
  {
    id: sampleId('transaction couple'),
    clientId: priya,
    therapistId: ananya,
    quotationId: quotationId('couple'),
    paymentSubmissionId: paymentOf('couple'),
    description: 'One session together',
    amount: '2600.00',
    method: 'bank_transfer',
    status: 'pending',
    createdAt: istDay(-8, '20:00'),
  },
];
