import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { paiseIn } from '@/lib/format/money';
import { type FileOf, fileFor, noFile } from '@/lib/payment/appointment/file';
import { nextMeetings } from '@/lib/payment/booking-link/queries';
import { returnedLetter } from '@/lib/payment/provider/emails';
import { cardProvider } from '@/lib/payment/provider/provider';
import { lookAfterOrder } from '@/lib/payment/provider/queries';
import { settleRefund } from '@/lib/payment/provider/refund';
import { cardProviders, cardTasks, isReturnReason } from '@/lib/payment/provider/rules';
import { leftSomething, movedColumns } from '@/lib/payment/refund/moved';
import { paymentLetter } from '@/lib/payment/verification/emails';
import { db } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ transactionId: z.uuid() });

/** With `refundId`, the mail is about that refund. */
const mailPayload = payload.extend({ refundId: z.uuid().optional() });

/**
 * Reads the state of an expired order from the provider, in case no event has arrived. An order without a
 * provider's page can no longer be paid.
 */
async function lookAfter(raw: unknown): Promise<void> {
  const { transactionId: id } = payload.parse(raw);
  const order = await db.transaction.findUnique({
    where: { id },
    select: { method: true, status: true, providerReference: true },
  });
  const provider = cardProviders.find((name) => name === order?.method);
  if (order?.status !== 'pending' || !provider) return;
  if (order.providerReference !== null) {
    await lookAfterOrder(provider, order.providerReference);
    return;
  }
  await db.transaction.updateMany({
    where: { id, status: 'pending', providerReference: null },
    data: { status: 'failed' },
  });
}

/**
 * Refunds a payment that could not be used. The provider acts on a repeated request once, so an interrupted
 * job may run again.
 * @throws if the provider does not answer: the job is then tried again
 */
async function giveBack(raw: unknown): Promise<void> {
  const { transactionId: id } = payload.parse(raw);
  const order = await db.transaction.findUnique({
    where: { id },
    select: {
      method: true,
      status: true,
      amount: true,
      refundedAmount: true,
      providerPayment: true,
      returningBecause: true,
    },
  });
  const name = cardProviders.find((known) => known === order?.method);
  if (order?.status !== 'paid' || order.returningBecause === null || !name) return;
  const provider = cardProvider(name);
  const wholeMinor = paiseIn(order.amount);
  // The company may already have refunded a part.
  const amountMinor = wholeMinor - paiseIn(order.refundedAmount);
  if (!provider || !order.providerPayment) {
    throw new Error('A card refund is waiting, and the provider cannot be reached.');
  }
  await provider.refund({ id, payment: order.providerPayment, amountMinor, wholeMinor });
  const refund = { payment: order.providerPayment, refundedMinor: wholeMinor };
  await db.$transaction((tx) => settleRefund(tx, name, refund), transactionOptions.numbering);
}

/**
 * Tells the payer that money was received or refunded; their account shows the subject and the amount. The
 * mail includes the new calendar file of an appointment, or those of the sessions that a plan pays.
 */
async function mailPayer(raw: unknown, fileOf: FileOf): Promise<void> {
  const { transactionId: id, refundId } = mailPayload.parse(raw);
  const paid = await db.transaction.findUnique({
    where: { id },
    select: {
      status: true,
      returningBecause: true,
      appointmentId: true,
      quotationId: true,
      ...movedColumns,
      client: {
        select: { firstName: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  // A payment that has been refunded since needs no mail about its arrival.
  if (!paid?.client || paid.client.user.disabledAt || (paid.status !== 'paid' && !refundId)) return;
  const { firstName: name, user } = paid.client;
  const told = { name, url: `${env.APP_URL}/dashboard/transactions` };
  const { returningBecause: because } = paid;
  const step = refundId === undefined ? 'verified' : leftSomething(paid, refundId) ? 'part' : 'refunded';
  const next = step === 'verified' ? (await nextMeetings({ orders: [id] }, new Date())).get(id) : undefined;
  await sendEmail({
    to: { name, address: user.email },
    id: `card-payment-${refundId ?? step}-${id}`,
    ...(await fileFor(fileOf, paid, user.email)),
    ...(isReturnReason(because) ? returnedLetter(because, told) : paymentLetter(step, { ...told, next })),
  });
}

export const cardJobsWith = (fileOf: FileOf): TaskList => ({
  [cardTasks.lookAfter]: lookAfter,
  [cardTasks.mail]: (payload) => mailPayer(payload, fileOf),
  [cardTasks.giveBack]: giveBack,
});

/** The same without calendar files. */
export const cardJobs = cardJobsWith(noFile);
