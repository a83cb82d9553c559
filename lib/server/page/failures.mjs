// @ts-check

import { failureLine, failurePage, unsent } from '../request/words.mjs';
import { retryAfterSeconds } from './lifetime.mjs';

const unreadable = 'We could not read this form. Please go back, reload the page and try again.';

/**
 * Gives the words that go out in place of an answer without any: to a page that fails the framework sends a document that its scripts
 * would fill later, to a route that fails no body at all. 503 says that another try is worthwhile. A form that is broken (cut off,
 * without a boundary, not React's wire format) fails in the framework before any code of ours runs: it is the sender's mistake.
 * @param {import('./shared.mjs').VisitAnswer} answer
 * @param {number} status
 * @returns {import('../request/refusals.mjs').Refusal | undefined} undefined for an answer that somebody has written; without words its body stays
 */
export function replacementOf(answer, status) {
  const { req, visit } = answer;
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  if (visit.passingFault === 503 && status === 200) return { status: 503, headers };
  if (status !== 500) return undefined;
  const type = String(answer.getHeader('content-type') ?? '');
  if (visit.awaitsAction) {
    const words = unsent(req, unreadable);
    // A script that waits for the router's text gets that.
    return words.type === 'html' || /^text\/plain\b/.test(type) ? { status: 400, words } : { status: 400 };
  }
  if (type !== '' && !/^text\/(?:html|plain)\b/.test(type)) return undefined;
  const failure = visit.failure ?? { passes: false };
  const isPage = type.startsWith('text/html') || /\btext\/html\b/.test(req.headers.accept ?? '');
  const words = isPage ? failurePage(failure) : failureLine;
  return failure.passes ? { status: 503, headers, words } : { status, words };
}
