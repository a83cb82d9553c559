import { retryAfterSeconds } from './passing-fault';

/**
 * The answer of a file, a picture or a list for programs that cannot be read now: 503 in one line, with the time to ask
 * again, kept by nobody. Log the reason first.
 * @param seconds until another try is worthwhile
 */
export function answerUnavailable(seconds = retryAfterSeconds): Response {
  return new Response('We could not answer this request just now. Please try again in a moment.\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(seconds),
    },
  });
}
