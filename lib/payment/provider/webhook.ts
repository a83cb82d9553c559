import 'server-only';
import type { ProviderEvent } from '@/lib/payment/provider/card-provider';
import { cardProvider } from '@/lib/payment/provider/provider';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { handleEvent } from '@/lib/payment/provider/settlement';
import { raiseAlarm } from '@/lib/server/alarm/raise';
import { log } from '@/lib/server/log';
import { rawBody } from '@/lib/server/request/raw-body';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** Events of both companies have a few kilobytes. */
const largest = 256 * 1024;

const answer = (status: number) => new Response(null, { status });

/**
 * Receives an event about an order from a provider. Reads nothing before the signature over the raw body is valid.
 * Answers 200 to everything it understands, even if that changes nothing, and 503 to a failure on our side, so that
 * the event comes again. Without keys there is no such address.
 */
export async function receiveWebhook(name: CardProviderName, request: Request): Promise<Response> {
  const provider = cardProvider(name);
  if (!provider) return answer(404);
  const body = await rawBody(request, largest);
  if (body === undefined) return answer(413);
  let event: ProviderEvent | null;
  try {
    event = provider.readEvent(body, request.headers);
  } catch (error) {
    log.error('a signed word of a card provider cannot be read', { part: name, error });
    await raiseAlarm('payment-message-failed');
    return answer(400);
  }
  if (!event) return answer(400);
  try {
    const settlement = await handleEvent(name, event);
    log.info('card provider event', { part: name, action: event.kind, outcome: settlement });
    return answer(200);
  } catch (error) {
    log.error('a word of a card provider could not be taken down', {
      part: name,
      action: event.kind,
      error,
    });
    await raiseAlarm('payment-message-failed');
    return answerUnavailable({ sentence: 'This event was not kept. Please send it again.' });
  }
}
