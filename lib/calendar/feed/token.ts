import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A secret name of a feed: 256 bits, so that nobody comes upon one by trying. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether text from outside can be one. */
export function isFeedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is kept of it. */
export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
