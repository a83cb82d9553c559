import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { type FileOf, fileFor, noFile } from '@/lib/payment/appointment/file';
import { paymentStatusAddress, receiptLink } from '@/lib/payment/link';
import { leftSomething, movedColumns } from '@/lib/payment/refund/moved';
import { openPayer } from '@/lib/payment/refund-due/sealed';
import { payeeLetter, paymentLetter, uncountedLetter } from '@/lib/payment/verification/emails';
import { verificationTasks } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const mailPayload = z.strictObject({
  paymentId: z.uuid(),
  step: z.enum(['verified', 'rejected', 'refunded']),
  /** The refund of a step; a payment may have several, each with a mail. */
  refundId: z.uuid().optional(),
  /** Why the money had no subject to pay. */
  because: z.enum(['twice', 'closed']).optional(),
});

type Step = z.output<typeof mailPayload>['step'];
type Papers = readonly { readonly id: string; readonly refundId: string | null }[];

type Told = { readonly step: Step; readonly hasDashboard: boolean; readonly refundId: string | undefined };

/**
 * Clients find receipts on their dashboard; other payers get a link to the one of this step. Only the
 * payment's page gives the reason of a rejection.
 */
function addressFor(
  { step, hasDashboard, refundId }: Told,
  statusUrl: string,
  papers: Papers,
  now: Date,
): string {
  if (step === 'rejected') return statusUrl;
  if (hasDashboard) return `${env.APP_URL}/dashboard/transactions`;
  const paper = papers.find((one) => one.refundId === (refundId ?? null)) ?? papers.at(-1);
  return paper ? receiptLink.url(paper.id, now) : statusUrl;
}

/**
 * Mails the payer about a step, unless a later step has replaced it; a refund is always reported. The mail
 * includes the new calendar file of an appointment, or those of a plan's bookings, because the earlier files
 * say that they are not paid yet.
 */
async function mailPayer(raw: unknown, fileOf: FileOf, now = new Date()): Promise<void> {
  const { paymentId, step, refundId, because } = mailPayload.parse(raw);
  const payment = await db.paymentSubmission.findUnique({
    where: { id: paymentId },
    select: {
      status: true,
      payerName: true,
      payerEmail: true,
      appointmentId: true,
      quotationId: true,
      refundsDue: { where: { sealed: { not: null } }, select: { id: true, sealedKey: true, sealed: true } },
      client: {
        select: {
          role: true,
          onboardingCompleted: true,
          user: { select: { email: true, disabledAt: true } },
        },
      },
      transaction: {
        select: {
          ...movedColumns,
          receipts: { select: { id: true, refundId: true }, orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
        },
      },
    },
  });
  if (!payment || (payment.status !== step && refundId === undefined)) return;
  const { client, appointmentId, quotationId, transaction, refundsDue } = payment;
  // An erased payer reads that their money is on its way.
  const left = refundId && refundsDue[0] ? openPayer(refundsDue[0]) : null;
  if (client?.user.disabledAt && !left) return;
  const payerName = left?.name ?? payment.payerName;
  const payerEmail = left?.email ?? payment.payerEmail;
  const hasDashboard = !left && client?.role === 'client' && client.onboardingCompleted;
  const url = addressFor(
    { step, hasDashboard, refundId },
    paymentStatusAddress(paymentId),
    transaction?.receipts ?? [],
    now,
  );
  const part = transaction !== null && leftSomething(transaction, refundId);
  const address = left?.email ?? client?.user.email ?? payerEmail;
  await sendEmail({
    to: { name: payerName, address },
    id: `payment-${paymentId}-${refundId ?? step}`,
    ...(await fileFor(fileOf, { appointmentId, quotationId }, address)),
    ...(because
      ? uncountedLetter(step === 'rejected' ? 'report' : because, { name: payerName, url })
      : paymentLetter(part ? 'part' : step, { name: payerName, url })),
  });
}

async function mailPayee(raw: unknown): Promise<void> {
  const { paymentId, step, refundId } = mailPayload.parse(raw);
  const payment = await db.paymentSubmission.findUnique({
    where: { id: paymentId },
    select: {
      payeeAccount: {
        select: {
          payee: {
            select: { therapist: { select: { name: true, email: true, user: { select: { email: true } } } } },
          },
        },
      },
      transaction: { select: movedColumns },
    },
  });
  const therapist = payment?.payeeAccount.payee.therapist;
  if (!therapist) return;
  const { name, email, user } = therapist;
  const part = payment.transaction !== null && leftSomething(payment.transaction, refundId);
  await sendEmail({
    to: { name, address: user?.email ?? email },
    id: `payment-${paymentId}-${refundId ?? step}-for-payee`,
    ...payeeLetter(part ? 'part' : step, {
      name,
      url: `${env.APP_URL}/therapist-dashboard/payments/${paymentId}`,
    }),
  });
}

export const verificationJobsWith = (fileOf: FileOf): TaskList => ({
  [verificationTasks.mail]: (payload) => mailPayer(payload, fileOf),
  [verificationTasks.mailPayee]: mailPayee,
});

/** The same without calendar files. */
export const verificationJobs = verificationJobsWith(noFile);
