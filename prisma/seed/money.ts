import type { Prisma } from '@/generated/prisma/client';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { money } from './money-data';
import { paymentOf, product } from './payments';
import { profileId, userId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

const doers = {
  client: userId('client@demo.test'),
  therapist: userId('therapist@demo.test'),
  service: null,
};

const quotationId = (name: string) => sampleId(`quotation ${name}`);

/** The last instant of the day in India. */
function endOfDay(days: number): Date {
  return new Date(istDay(days + 1, '00:00').getTime() - 1);
}

export const quotations: Prisma.QuotationCreateManyInput[] = money.offers.map(
  ({ name, client, lastDay, steps, ...offer }) => ({
    ...offer,
    clientId: profileId(client),
    id: quotationId(name),
    therapistId: ananya,
    validUntil: endOfDay(lastDay),
    status: steps.at(-1)?.[0],
    submissionKey: sampleId(`quotation key ${name}`),
    createdAt: istDay(steps[0][1], '11:00'),
  }),
);

export const quotationEvents: Prisma.QuotationEventCreateManyInput[] = money.offers.flatMap(
  ({ name, steps }) =>
    steps.map(([status, days, doer, reason = null], index) => ({
      id: sampleId(`quotation ${name} step ${index}`),
      quotationId: quotationId(name),
      status,
      actorId: doers[doer],
      reason,
      at: istDay(days, `${11 + index}:00`),
    })),
);

const { of: refunded, amount: refundedAmount, reason, at } = money.refund;

export const refundedTransaction = { id: sampleId(`transaction ${refunded}`), refundedAmount };

export const refunds: Prisma.RefundCreateManyInput[] = [
  {
    id: sampleId(`refund ${refunded}`),
    transactionId: refundedTransaction.id,
    amount: refundedAmount,
    reason,
    at,
  },
];

export const transactions: Prisma.TransactionCreateManyInput[] = money.transactions.map(
  ({ name, of, paidAt, ...row }) => ({
    ...row,
    id: sampleId(`transaction ${name}`),
    clientId: priya,
    therapistId: of === 'product' ? null : ananya,
    productSlug: of === 'product' ? product : null,
    ...(of === 'offer' && { quotationId: quotationId(name) }),
    paymentSubmissionId: paymentOf(name),
    status: paidAt ? 'paid' : 'pending',
    ...(paidAt && { paidAt }),
    ...(name === refunded && { refundedAmount }),
  }),
);
