import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { payerWith } from '@/lib/care/participant/columns';

/** Columns of a submission that every review step needs. */
export const paymentColumns = {
  id: true,
  status: true,
  therapistId: true,
  quotationId: true,
  productSlug: true,
  internshipApplicationId: true,
  appointmentId: true,
  duplicateReference: true,
  duplicateImage: true,
  clientId: true,
  amount: true,
  feeToBeConfirmed: true,
  referenceNumber: true,
  client: { select: { userId: true } },
  therapist: { select: { name: true, userId: true } },
  payeeAccount: {
    select: {
      payee: { select: { therapistId: true, therapist: { select: { name: true, userId: true } } } },
    },
  },
  quotation: { select: { serviceType: true, clientId: true } },
  appointment: { select: { startsAt: true, ...payerWith({ clientId: true }) } },
  bankCredits: {
    select: { amount: true, creditedAt: true, narration: true },
    orderBy: [{ creditedAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.PaymentSubmissionSelect;

export type ReviewedPayment = Prisma.PaymentSubmissionGetPayload<{ select: typeof paymentColumns }>;
