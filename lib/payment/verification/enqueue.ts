import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { notify, notifyAndMail } from '@/lib/notification/commands';
import { actsForOther, type Reviewer } from '@/lib/payment/payee/access';
import type { ReturnReason } from '@/lib/payment/provider/rules';
import { quotationPaths } from '@/lib/payment/quotation/rules';
import type { RecordedRefund } from '@/lib/payment/refund/commands';
import { partInWords } from '@/lib/payment/refund/rules';
import { leadsToBooking } from '@/lib/payment/rules';
import { submissionTasks } from '@/lib/payment/submission/tasks';
import type { ReviewedPayment } from '@/lib/payment/verification/payment';
import { type VerificationStep, verificationTasks } from '@/lib/payment/verification/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Neutral words: the subject, payee and amount show only after signing in. */
const titles: Readonly<Record<VerificationStep, string>> = {
  verified: 'Your payment is confirmed',
  rejected: 'A payment could not be confirmed',
  refunded: 'A payment has been refunded',
};

/** A notification's words for a partial refund, visible only after signing in. */
const partBody = (refund: RecordedRefund) => ({ body: `${partInWords(refund)} refunded so far.` });

/** A step's further facts: the refund, and the reason why the money or the report had no subject to pay. */
type About = { readonly refund?: RecordedRefund; readonly because?: ReturnReason };

function titleFor(step: VerificationStep, { refund, because }: About): string {
  if (refund && !refund.whole) return 'Part of a payment has been refunded';
  if (because && step === 'rejected')
    return 'A payment you told us about is closed: it is paid in another way';
  if (because === 'twice') return 'You paid twice. We are refunding the second payment';
  if (because) return 'You paid too late for this item. We are refunding your money';
  return titles[step];
}

/** Tells the payer: always by mail, because it concerns their money, and in their account if they have one. */
export async function enqueueStep(
  tx: Tx,
  { id, client }: Pick<ReviewedPayment, 'id' | 'client'>,
  step: VerificationStep,
  about: About = {},
): Promise<void> {
  const { refund, because } = about;
  const task = verificationTasks.mail;
  await enqueue(
    tx,
    task,
    { paymentId: id, step, ...(refund && { refundId: refund.id }), ...(because && { because }) },
    { jobKey: `${task}:${id}:${refund?.id ?? step}` },
  );
  if (!client) return;
  await notify(tx, {
    userId: client.userId,
    kind: `payment.${step}`,
    href: '/dashboard/transactions',
    title: titleFor(step, about),
    ...(refund && !refund.whole && partBody(refund)),
  });
}

/**
 * The booking link of a payment with a repeated reference or picture; it is made only after a person has
 * checked it.
 */
export async function enqueueBookingLink(tx: Tx, payment: ReviewedPayment): Promise<void> {
  const { id, appointmentId, productSlug, duplicateReference, duplicateImage } = payment;
  const copied = duplicateReference || duplicateImage;
  if (!copied || appointmentId !== null || !leadsToBooking(productSlug)) return;
  const task = submissionTasks.sendBookingLink;
  await enqueue(tx, task, { submissionId: id }, { jobKey: `${task}:${id}` });
}

const toPayee = {
  verified: { kind: 'payment.received', title: 'A payment to you is confirmed' },
  refunded: { kind: 'payment.refunded', title: 'A payment to you was refunded' },
} as const;

/**
 * Notifies a therapist with an account that money for them is confirmed or refunded, unless they took the
 * step themself: in the account, and by the general mail if no other mail reports the team's decision.
 */
export async function notifyPayee(
  tx: Tx,
  {
    therapist,
    quotationId,
    payeeAccount,
  }: Pick<ReviewedPayment, 'therapist' | 'quotationId' | 'payeeAccount'>,
  reviewer: Reviewer,
  refund?: RecordedRefund,
): Promise<void> {
  if (!therapist?.userId || therapist.userId === reviewer.viewer.userId) return;
  const ofQuotation = !refund && quotationId !== null;
  const { kind, title } = ofQuotation
    ? ({ kind: 'quotation.paid', title: 'Your quotation has been paid' } as const)
    : toPayee[refund ? 'refunded' : 'verified'];
  const told = {
    userId: therapist.userId,
    kind,
    href: quotationId === null ? '/therapist-dashboard/payments' : quotationPaths.therapist,
    ...(refund && !refund.whole
      ? { title: 'A part of a payment to you was refunded', ...partBody(refund) }
      : { title }),
  } as const;
  if (actsForOther(payeeAccount.payee, reviewer)) await notify(tx, told);
  else await notifyAndMail(tx, told);
}

/** Notifies a therapist that the team has decided about a payment for them; the payment's page gives the reason. */
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
    title: 'Our team has decided on a payment to you',
    href: `/therapist-dashboard/payments/${id}`,
  });
}
