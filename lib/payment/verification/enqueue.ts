import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { notify } from '@/lib/notification/commands';
import type { Reviewer } from '@/lib/payment/payee/access';
import type { ReviewedPayment } from '@/lib/payment/verification/payment';
import { type VerificationStep, verificationTasks } from '@/lib/payment/verification/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Neutral: one sees what for, to whom and how much only after signing in. */
const titles: Readonly<Record<VerificationStep, string>> = {
  verified: 'Your payment is confirmed',
  rejected: 'We could not confirm a payment',
  refunded: 'A payment has been refunded',
};

/** Tells the payer: always by mail, because it is about their money, and in the account if they have one. */
export async function enqueueStep(
  tx: Tx,
  { id, client }: Pick<ReviewedPayment, 'id' | 'client'>,
  step: VerificationStep,
): Promise<void> {
  const task = verificationTasks.mail;
  await enqueue(tx, task, { paymentId: id, step }, { jobKey: `${task}:${id}:${step}` });
  if (!client) return;
  const { userId } = client;
  await notify(tx, { userId, kind: `payment.${step}`, title: titles[step], href: '/dashboard/transactions' });
}

const toPayee = {
  verified: { kind: 'payment.received', title: 'A payment to you is confirmed' },
  refunded: { kind: 'payment.refunded', title: 'A payment to you was refunded' },
} as const;

/**
 * Tells a therapist with an account that money for them is confirmed or was sent back, unless they have just said so
 * themself.
 */
export async function notifyPayee(
  tx: Tx,
  { therapist, quotationId }: Pick<ReviewedPayment, 'therapist' | 'quotationId'>,
  { viewer }: Reviewer,
  step: 'verified' | 'refunded' = 'verified',
): Promise<void> {
  if (!therapist?.userId || therapist.userId === viewer.userId) return;
  const ofQuotation = step === 'verified' && quotationId !== null;
  await notify(tx, {
    userId: therapist.userId,
    ...(ofQuotation
      ? { kind: 'quotation.paid', title: 'A quotation of yours has been paid' }
      : toPayee[step]),
    href: quotationId === null ? '/therapist-dashboard/payments' : '/therapist-dashboard#quotations',
  });
}

/** Tells a therapist that the team has decided about a payment in their place; the page of the payment says why. */
export async function tellPayee(
  tx: Tx,
  { id, payeeAccount }: Pick<ReviewedPayment, 'id' | 'payeeAccount'>,
  step: VerificationStep,
  { viewer, request }: Reviewer,
): Promise<void> {
  const { therapist } = payeeAccount.payee;
  await recordAudit(tx, {
    actor: viewer,
    action: 'payment.decided-for-payee',
    subject: { table: 'payment_submissions', id },
    ...(therapist?.userId && { subjectUserId: therapist.userId }),
    details: { step },
    request,
  });
  const task = verificationTasks.mailPayee;
  await enqueue(tx, task, { paymentId: id, step }, { jobKey: `${task}:${id}:${step}` });
  if (!therapist?.userId) return;
  await notify(tx, {
    userId: therapist.userId,
    kind: 'payment.decided',
    title: 'Our team decided about a payment to you',
    href: `/therapist-dashboard/payments/${id}`,
  });
}
