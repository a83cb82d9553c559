import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { notify } from '@/lib/notification/commands';
import type { Reviewer } from '@/lib/payment/payee/access';
import type { RecordedRefund } from '@/lib/payment/refund/commands';
import { partInWords } from '@/lib/payment/refund/rules';
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

/** What a notification in the account says of a part that went back, behind the sign-in. */
const partBody = (refund: RecordedRefund) => ({ body: `${partInWords(refund)} went back so far.` });

/** Tells the payer: always by mail, because it is about their money, and in the account if they have one. */
export async function enqueueStep(
  tx: Tx,
  { id, client }: Pick<ReviewedPayment, 'id' | 'client'>,
  step: VerificationStep,
  refund?: RecordedRefund,
): Promise<void> {
  const task = verificationTasks.mail;
  await enqueue(
    tx,
    task,
    { paymentId: id, step, ...(refund && { refundId: refund.id }) },
    { jobKey: `${task}:${id}:${refund?.id ?? step}` },
  );
  if (!client) return;
  await notify(tx, {
    userId: client.userId,
    kind: `payment.${step}`,
    href: '/dashboard/transactions',
    ...(refund && !refund.whole
      ? { title: 'A part of a payment has been refunded', ...partBody(refund) }
      : { title: titles[step] }),
  });
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
  { viewer }: Pick<Reviewer, 'viewer'>,
  refund?: RecordedRefund,
): Promise<void> {
  if (!therapist?.userId || therapist.userId === viewer.userId) return;
  const ofQuotation = !refund && quotationId !== null;
  const { kind, title } = ofQuotation
    ? ({ kind: 'quotation.paid', title: 'A quotation of yours has been paid' } as const)
    : toPayee[refund ? 'refunded' : 'verified'];
  await notify(tx, {
    userId: therapist.userId,
    kind,
    href: quotationId === null ? '/therapist-dashboard/payments' : '/therapist-dashboard#quotations',
    ...(refund && !refund.whole
      ? { title: 'A part of a payment to you was refunded', ...partBody(refund) }
      : { title }),
  });
}

/** Tells a therapist that the team has decided about a payment in their place; the page of the payment says why. */
export async function tellPayee(
  tx: Tx,
  { id, payeeAccount }: Pick<ReviewedPayment, 'id' | 'payeeAccount'>,
  step: VerificationStep,
  { viewer, request }: Reviewer,
  refundId?: string,
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
  await enqueue(
    tx,
    task,
    { paymentId: id, step, ...(refundId !== undefined && { refundId }) },
    { jobKey: `${task}:${id}:${refundId ?? step}` },
  );
  if (!therapist?.userId) return;
  await notify(tx, {
    userId: therapist.userId,
    kind: 'payment.decided',
    title: 'Our team decided about a payment to you',
    href: `/therapist-dashboard/payments/${id}`,
  });
}
