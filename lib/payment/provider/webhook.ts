import 'server-only';
import type { ProviderEvent } from '@/lib/payment/provider/card-provider';
import { cardProvider } from '@/lib/payment/provider/provider';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { handleEvent } from '@/lib/payment/provider/settlement';
import { raiseAlarm } from '@/lib/server/alarm/raise';
import { log } from '@/lib/server/log';
import { rawBody } from '@/lib/server/request/raw-body';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** Bytes; events of both companies have a few kilobytes. */
const largest = 256 * 1024;

const answer = (status: number) => new Response(null, { status });

/**
 * Receives a provider's event about an order. It parses the body only after checking the signature over its
 * raw bytes. Answers 200 to everything that it understands, even without an effect, and 503 to a failure on
 * our side, so that the event is sent again. Without keys the address does not exist.
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
    return answerUnavailable({ sentence: 'This event was not saved. Please send it again.' });
  }
}
