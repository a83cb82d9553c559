import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { db } from '@/lib/server/db';
import type { SentEvent } from '@/test/counterpart/counterpart';
import type { setUpCardCompanies } from '@/test/payment/card-companies';
import { type createPractice, createQuotationRow, type Person } from '@/test/payment/quotations';

export type Stripe = ReturnType<typeof setUpCardCompanies>['stripe'];

async function post({ body, headers }: SentEvent): Promise<void> {
  const request = new Request('http://localhost:3000/api/webhooks/stripe', { method: 'POST', body, headers });
  expect((await receiveWebhook('stripe', request)).status).toBe(200);
}

/**
 * An accepted quotation for some sessions that its client pays by card, through the company's event.
 * @returns the quotation, its transaction, and the company's id of the order
 */
export async function cardPlan(
  practice: Awaited<ReturnType<typeof createPractice>>,
  client: Person,
  stripe: Stripe,
  { sessions, amount }: { readonly sessions: number; readonly amount: string },
): Promise<{ readonly quotationId: string; readonly card: string; readonly order: string }> {
  const { id } = await createQuotationRow(practice, client, { status: 'accepted', sessions, amount });
  const opening = await openCardPayment(
    {
      provider: 'stripe',
      currency: 'INR',
      subject: { kind: 'quotation', id },
      shown: { shownPaise: Math.round(Number(amount) * 100) },
    },
    {
      viewer: client.viewer,
      submission: { key: randomUUID(), bodyHash: 'x' },
      request: { id: 'request-1', network: 'network' },
    },
  );
  if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
  const { providerReference } = await db.transaction.findUniqueOrThrow({ where: { id: opening.id } });
  const order = providerReference ?? '';
  stripe.pay(order);
  await post(stripe.event('checkout.session.completed', order));
  return { quotationId: id, card: opening.id, order };
}

/** The company reports this many paise of an order as refunded so far. */
export function sendCardMoneyBack(stripe: Stripe, order: string, paise: number): Promise<void> {
  return post(stripe.refundEvent(order, paise));
}
