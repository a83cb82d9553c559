import { receiveWebhook } from '@/lib/payment/provider/webhook';

/** Razorpay tells us about an order; only what it has signed counts. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook('razorpay', request);
}
