import 'server-only';
import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a given text equals the expected secret, signature or hash, in a time that does not depend on its
 * letters. Accepts any text: texts of equal length may differ in bytes.
 */
export function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
