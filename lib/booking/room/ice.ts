import 'server-only';
import { createHmac } from 'node:crypto';
import type { Ice } from '@/lib/booking/room/events';
import { env } from '@/lib/server/env';

/**
 * Credentials for the TURN server as coturn's REST scheme wants them: user `expiry:name` (seconds since
 * 1970), password the HMAC-SHA1 of the user with the shared secret, in base64. The relay refuses them after
 * the room has closed.
 * @param name must not identify a person
 */
export function iceServers(name: string, until: Date): Ice {
  const urls = env.TURN_URL ?? [];
  const secret = env.TURN_SECRET;
  const relays = urls.filter((url) => !url.startsWith('stun:'));
  const finders = urls.filter((url) => url.startsWith('stun:'));
  if (!secret) return { servers: [], relayOnly: false };
  const username = `${Math.ceil(until.getTime() / 1000)}:${name}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return {
    servers: [
      ...(finders.length > 0 ? [{ urls: finders }] : []),
      ...(relays.length > 0 ? [{ urls: relays, username, credential }] : []),
    ],
    relayOnly: env.TURN_ONLY === 'on',
  };
}
