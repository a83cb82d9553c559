import 'server-only';
import { log } from '@/lib/log';
import { cardProvider, type ProviderEvent } from '@/lib/payment/provider/provider';
import type { CardProviderName } from '@/lib/payment/provider/rules';
import { handleEvent } from '@/lib/payment/provider/settlement';

/** Events of both companies are a few kilobytes. */
const largest = 256 * 1024;

const answer = (status: number) => new Response(null, { status });

/** The body as it was sent, byte for byte, or undefined beyond the limit: what is not signed fills no memory. */
async function rawBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largest) return undefined;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A provider tells us about an order. Nothing is looked at before the signature over the raw body holds. Everything
 * that was understood is answered with 200, also what changes nothing; what failed on our side with 500, so that it
 * comes again. Without keys there is no such address.
 */
export async function receiveWebhook(name: CardProviderName, request: Request): Promise<Response> {
  const provider = cardProvider(name);
  if (!provider) return answer(404);
  const body = await rawBody(request);
  if (body === undefined) return answer(413);
  let event: ProviderEvent | null;
  try {
    event = provider.readEvent(body, request.headers);
  } catch (error) {
    log.error('a signed word of a card provider cannot be read', { part: name, error });
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
    return answer(500);
  }
}
