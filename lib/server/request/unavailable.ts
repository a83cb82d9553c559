import { retryAfterSeconds } from '@/lib/server/page/lifetime.mjs';

/**
 * An answer of 503 in one line, uncached, with the time to try again: for a file, a picture or a list that
 * cannot be read now, or a request that could not be carried out. Log the reason first.
 * @param answer.sentence message for the caller
 * @param answer.seconds until another try is worthwhile
 */
export function answerUnavailable({
  sentence = 'We could not answer this request just now. Please try again in a moment.',
  seconds = retryAfterSeconds,
}: {
  readonly sentence?: string;
  readonly seconds?: number;
} = {}): Response {
  return new Response(`${sentence}\n`, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(seconds),
    },
  });
}
