import { receiveText } from '@/lib/notification/text/webhook';

/** Twilio tells us what people answer; only what it has signed counts. */
export function POST(request: Request): Promise<Response> {
  return receiveText('sms', request);
}
