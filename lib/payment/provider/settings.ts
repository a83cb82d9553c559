import 'server-only';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { env } from '@/lib/server/env';

type StripeKeys = { readonly secretKey: string; readonly webhookSecret: string };
type RazorpayKeys = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
};

export function stripeKeys(): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
}

export function razorpayKeys(): RazorpayKeys | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : null;
}

export function providerIsOpen(provider: CardProviderName): boolean {
  return (provider === 'stripe' ? stripeKeys() : razorpayKeys()) !== null;
}
