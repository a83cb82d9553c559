import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a cookie or an address (43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret, so that a copy of the table opens nothing. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
