import { receiveScreenshot } from '@/lib/payment/screenshot/upload/intake';

/** Receives the screenshot of a payment before its form (multipart); see docs/decisions/56. */
export async function POST(request: Request): Promise<Response> {
  return receiveScreenshot(request);
}
