import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { lookAfterOrder } from '@/lib/payment/provider/queries';
import { cardProviders, cardTasks } from '@/lib/payment/provider/rules';
import { paymentLetter } from '@/lib/payment/verification/emails';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ transactionId: z.uuid() });

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

/** Tells the payer that the money has arrived; their account shows what for and how much. */
async function mailPayer(raw: unknown): Promise<void> {
  const { transactionId: id } = payload.parse(raw);
  const paid = await db.transaction.findUnique({
    where: { id },
    select: {
      status: true,
      client: {
        select: { firstName: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  if (paid?.status !== 'paid' || !paid.client || paid.client.user.disabledAt) return;
  const { firstName: name, user } = paid.client;
  await sendEmail({
    to: { name, address: user.email },
    id: `card-payment-${id}`,
    ...paymentLetter('verified', { name, url: `${env.APP_URL}/dashboard/transactions` }),
  });
}

/** What the worker does for card payments. */
export const cardJobs: TaskList = {
  [cardTasks.lookAfter]: lookAfter,
  [cardTasks.mail]: mailPayer,
};
