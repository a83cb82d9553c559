import 'server-only';
import type { CardProvider } from '@/lib/payment/provider/card-provider';
import { razorpayProvider } from '@/lib/payment/provider/razorpay';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { stripeProvider } from '@/lib/payment/provider/stripe';

/** The provider with its keys; null without them. */
export function cardProvider(name: CardProviderName): CardProvider | null {
  return name === 'stripe' ? stripeProvider() : razorpayProvider();
}
