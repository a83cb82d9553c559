import 'server-only';
import { NotSigned } from '@/lib/notification/text/adapter';
import { textAdapter } from '@/lib/notification/text/adapters';
import { stopNumber } from '@/lib/notification/text/commands';
import type { TextChannel } from '@/lib/notification/text/rules';
import { log } from '@/lib/server/log';
import { rawBody } from '@/lib/server/request/raw-body';

const largest = 256 * 1024;

const answer = (status: number) => new Response(null, { status });

/**
 * Receives replies to our texts. Only a signed message is read, and only a request to stop has an effect.
 * Without settings the address does not exist.
 */
export async function receiveText(channel: TextChannel, request: Request): Promise<Response> {
  const adapter = textAdapter(channel);
  if (!adapter) return answer(404);
  const body = await rawBody(request, largest);
  if (body === undefined) return answer(413);
  try {
    for (const phone of adapter.readStops(body, request.headers)) await stopNumber(channel, phone);
    return answer(204);
  } catch (error) {
    if (error instanceof NotSigned) return answer(403);
    log.error('a signed message of a text company cannot be read', { part: channel, error });
    return answer(400);
  }
}
