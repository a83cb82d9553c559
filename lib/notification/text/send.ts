import 'server-only';
import { timingSafeEqual } from 'node:crypto';

const timeoutMs = 8_000;

/** Posts to a company's API. @throws when it does not answer in eight seconds */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Compares two signatures in constant time. */
export function sameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
