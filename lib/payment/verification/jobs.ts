import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { receiptLink } from '@/lib/payment/receipt/link';
import { paymentStatusAddress } from '@/lib/payment/status/link';
import { payeeLetter, paymentLetter } from '@/lib/payment/verification/emails';
import { verificationTasks } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const mailPayload = z.strictObject({
  paymentId: z.uuid(),
  step: z.enum(['verified', 'rejected', 'refunded']),
});

type Step = z.output<typeof mailPayload>['step'];
type Papers = readonly { readonly id: string; readonly kind: string }[];

type Told = { readonly step: Step; readonly hasDashboard: boolean };

/**
 * Clients find receipts on their dashboard, everybody else gets a link to the last one; only the page of the payment
 * gives the reason of a rejection.
 */
function addressFor({ step, hasDashboard }: Told, statusUrl: string, papers: Papers, now: Date): string {
  if (step === 'rejected') return statusUrl;
  if (hasDashboard) return `${env.APP_URL}/dashboard/transactions`;
  const paper = papers.at(-1);
  return paper ? receiptLink(paper.id, now) : statusUrl;
}

/** Mails the payer about a step, unless a later step has replaced it. */
async function mailPayer(raw: unknown, now = new Date()): Promise<void> {
  const { paymentId, step } = mailPayload.parse(raw);
  const payment = await db.paymentSubmission.findUnique({
    where: { id: paymentId },
    select: {
      status: true,
      payerName: true,
      payerEmail: true,
      client: {
        select: {
          role: true,
          onboardingCompleted: true,
          user: { select: { email: true, disabledAt: true } },
        },
      },
      transaction: {
        select: {
          receipts: { select: { id: true, kind: true }, orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
        },
      },
    },
  });
  if (!payment || payment.status !== step) return;
  const { client, payerName, payerEmail, transaction } = payment;
  if (client?.user.disabledAt) return;
  const hasDashboard = client?.role === 'client' && client.onboardingCompleted;
  const url = addressFor(
    { step, hasDashboard },
    paymentStatusAddress(paymentId),
    transaction?.receipts ?? [],
    now,
  );
  await sendEmail({
    to: { name: payerName, address: client?.user.email ?? payerEmail },
    id: `payment-${paymentId}-${step}`,
    ...paymentLetter(step, { name: payerName, url }),
  });
}

/** Mails a therapist what the team decided in their place. */
async function mailPayee(raw: unknown): Promise<void> {
  const { paymentId, step } = mailPayload.parse(raw);
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
    },
  });
  const therapist = payment?.payeeAccount.payee.therapist;
  if (!therapist) return;
  const { name, email, user } = therapist;
  await sendEmail({
    to: { name, address: user?.email ?? email },
    id: `payment-${paymentId}-${step}-for-payee`,
    ...payeeLetter(step, { name, url: `${env.APP_URL}/therapist-dashboard/payments/${paymentId}` }),
  });
}

/** What the worker does for verified payments. */
export const verificationJobs: TaskList = {
  [verificationTasks.mail]: (payload) => mailPayer(payload),
  [verificationTasks.mailPayee]: mailPayee,
};
