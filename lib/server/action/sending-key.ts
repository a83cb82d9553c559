import 'server-only';
import { uuidOf } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { firstUse, limitOf } from '@/lib/server/rate-limit/consume';
import { sign } from '@/lib/server/secret/derived-secret';

const purpose = 'form-sending';

const textOf = (...parts: readonly string[]) => JSON.stringify(parts);

/**
 * Key of a message without one, from a browser without scripts: equal content of the same sender has the same
 * key for this many seconds, on all servers.
 * @param message action, sender and a hash of the whole content
 */
export async function keyOfContent(message: readonly string[], seconds: number): Promise<string> {
  const limit = limitOf('form-content', textOf(...message), 1, seconds);
  const since = await firstUse(db, limit).catch((error: unknown) => {
    // A failing counter must not close a form.
    log.error('the first of several equal forms cannot be found', { action: message[0], error });
    return Math.floor(Date.now() / 1_000 / seconds);
  });
  return sign(purpose, textOf(limit.bucket, String(since))).toString('base64url');
}

/**
 * The idempotency key of a message: a UUID that a sender cannot choose, although the browser makes the key
 * behind it.
 * @param account empty for a form that strangers may send
 */
export function idempotencyKey(action: string, account: string, key: string): string {
  return uuidOf(sign(purpose, textOf(action, account, key)).toString('hex'));
}
