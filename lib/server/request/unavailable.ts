import { retryAfterSeconds } from '@/lib/server/page/lifetime.mjs';

/**
 * The answer of a file, a picture or a list for programs that cannot be read now, or of an order that could not be
 * carried out: 503 in one line, with the time to ask again, kept by nobody. Log the reason first.
 * @param answer.sentence what the caller should know
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
