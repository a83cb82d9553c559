import type { Page } from '@playwright/test';
import type { SentEvent } from '@/test/counterpart/counterpart';
import { startOwnServer } from '@/test/server/own-server';
import { startStripe, stripeKeys } from './stripe-counterpart';

/**
 * A server of ours with the keys of a card company, on the database of the copy under test, and the company's
 * local counterpart. The worker of the copy has no keys: it sends mails but no refunds.
 */
export async function startShop() {
  const company = await startStripe();
  const shop = await startOwnServer({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? '',
    SEALING_KEY: process.env.SEALING_KEY ?? '',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: company.origin,
  });

  /** The company sends us an event. */
  async function say({ body, headers }: SentEvent): Promise<void> {
    const answer = await fetch(`${shop.origin}/api/webhooks/stripe`, { method: 'POST', body, headers });
    if (answer.status !== 200) throw new Error(`Our answer to the company is ${answer.status}.`);
  }

  return {
    origin: shop.origin,
    /** Replaces the company's page, so that the browser makes no outside request. */
    async route(page: Page): Promise<void> {
      await page.context().route('https://checkout.stripe.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Card page</title><h1>Card page</h1>',
        }),
      );
    },
    /** A person enters their card on that page; the company sends the event at once. */
    async pay(reference: string): Promise<void> {
      company.pay(reference);
      await say(company.event('checkout.session.completed', reference));
    },
    /** The company has refunded the payment. */
    sendBack: (reference: string) => say(company.refundEvent(reference)),
    async stop(): Promise<void> {
      await shop.stop();
      await company.close();
    },
  };
}
