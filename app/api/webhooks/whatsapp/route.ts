import { confirmWhatsappWebhook } from '@/lib/notification/text/confirm-webhook';
import { receiveText } from '@/lib/notification/text/webhook';

/** Meta asks once whether this address is ours. */
export function GET(request: Request): Response {
  return confirmWhatsappWebhook(new URL(request.url).searchParams);
}

/** Meta tells us what people answer; only what it has signed counts. */
export function POST(request: Request): Promise<Response> {
  return receiveText('whatsapp', request);
}
