import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/server/env';

const keys = new Map<string, Buffer>();

/**
 * One key per purpose, derived from the installation's secret, so that a value made for one purpose is
 * invalid for any other.
 */
function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose);
  if (known) return known;
  const made = Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', `antarman/${purpose}`, 32));
  keys.set(purpose, made);
  return made;
}

/** HMAC-SHA-256 of the text with the key of the purpose. */
export function sign(purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(purpose)).update(text).digest();
}
