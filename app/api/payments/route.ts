import { receivePayment } from '@/lib/payment/submission/intake';

/** Takes a reported payment with its screenshot (multipart); see docs/decisions/120. */
export async function POST(request: Request): Promise<Response> {
  return receivePayment(request);
}
