import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { paiseIn } from '@/lib/format/money';
import { type FileOf, fileFor, noFile } from '@/lib/payment/appointment/file';
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

/** With `refundId`, the mail is about the money of that refund. */
const mailPayload = payload.extend({ refundId: z.uuid().optional() });

/**
 * Finds out the state of an order whose time is over, in case no event has arrived. An order for which the provider
 * never made a page can no longer be paid.
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
 * Sends the money of a payment back that nothing could take. The provider answers the same request once, so a job that
 * was cut off may run again.
 * @throws when the provider does not answer: the job comes again
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
  // A part may have gone back at the company before.
  const amountMinor = wholeMinor - paiseIn(order.refundedAmount);
  if (!provider || !order.providerPayment) {
    throw new Error('A card payment waits to go back, and the provider cannot be asked.');
  }
  await provider.refund({ id, payment: order.providerPayment, amountMinor, wholeMinor });
  const refund = { payment: order.providerPayment, refundedMinor: wholeMinor };
  await db.$transaction((tx) => settleRefund(tx, name, refund), transactionOptions.numbering);
}

/**
 * Tells the payer that the money has arrived or gone back; their account shows what for and how much. For an appointment
 * its new calendar file comes along, for a plan those of what it pays.
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
  // What has gone back since needs no mail that it has arrived.
  if (!paid?.client || paid.client.user.disabledAt || (paid.status !== 'paid' && !refundId)) return;
  const { firstName: name, user } = paid.client;
  const told = { name, url: `${env.APP_URL}/dashboard/transactions` };
  const { returningBecause: because } = paid;
  const step = refundId === undefined ? 'verified' : leftSomething(paid, refundId) ? 'part' : 'refunded';
  await sendEmail({
    to: { name, address: user.email },
    id: `card-payment-${refundId ?? step}-${id}`,
    ...(await fileFor(fileOf, paid, user.email)),
    ...(isReturnReason(because) ? returnedLetter(because, told) : paymentLetter(step, told)),
  });
}

/** What the worker does for card payments, with the calendar files of appointments. */
export const cardJobsWith = (fileOf: FileOf): TaskList => ({
  [cardTasks.lookAfter]: lookAfter,
  [cardTasks.mail]: (payload) => mailPayer(payload, fileOf),
  [cardTasks.giveBack]: giveBack,
});

/** The same without calendar files. */
export const cardJobs = cardJobsWith(noFile);
