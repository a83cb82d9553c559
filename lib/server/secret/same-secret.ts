import 'server-only';
import { timingSafeEqual } from 'node:crypto';

/**
 * Whether somebody brought the very secret, signature or hash that is expected, in a time that does not depend on its letters. Takes any
 * text: two of as many letters may have unlike many bytes.
 */
export function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
