import 'server-only';
import webPush from 'web-push';
import type { PushKeys } from '@/lib/notification/push/keys';
import { exchange } from '@/lib/server/outbound/exchange';
import type { Network } from '@/lib/server/outbound/network';

type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

type PushMessage = {
  readonly words: string;
  readonly path: string;
  /** A later message with this name replaces an earlier one, at the push service and on the device. */
  readonly topic: string;
  /** Seconds after which the push service drops it. */
  readonly seconds: number;
};

const bounds = { mostBytes: 20_000, longestMs: 10_000 } as const;

/**
 * Sends a message to a browser's push service, encrypted for that browser (RFC 8291).
 * @returns `gone` if the browser has ended its subscription
 * @throws OutboundFailure, or an error with the service's status, if it should be tried again
 */
export async function deliverPush(
  { endpoint, p256dh, auth }: Subscription,
  { words, path, topic, seconds }: PushMessage,
  keys: PushKeys,
  network: Network,
): Promise<'delivered' | 'gone'> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ words, path, topic }),
    { vapidDetails: keys, TTL: seconds, topic, contentEncoding: 'aes128gcm', urgency: 'normal' },
  );
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const { status } = await exchange(new URL(endpoint), {
    ...bounds,
    method,
    headers: Object.fromEntries(sent),
    ...(body && { body }),
    network,
  });
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`the push service answered ${status}`);
}
