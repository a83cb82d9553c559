// @ts-check
import { isUnread } from './visit.mjs';
import { failureLine, failurePage, unsent } from './words.mjs';

/** Bytes that the framework reads of a form; next.config.mjs says the same. */
export const largestForm = 8 * 1024 * 1024;

const unreadable = 'We could not read this form. Please go back, reload the page and try again.';
const tooLarge = `This form was larger than ${largestForm / 1_048_576} MB, which is more than we can take. Nothing was saved. Please go back, choose a smaller file and send it again.`;

/**
 * Turns the framework's failure into the sender's error: a broken form (cut off, without a boundary, too
 * large, not React's wire format) fails before any code of ours runs. A script that expects the router's text
 * gets that.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} type
 */
function unreadForm(request, type) {
  const isLarge = Number(request.headers['content-length'] ?? 0) > largestForm;
  const words = unsent(request, isLarge ? tooLarge : unreadable);
  const isOwn = words.type === 'html' || /^text\/plain\b/.test(type);
  return { status: isLarge ? 413 : 400, ...(isOwn && { words }) };
}

/**
 * The text in place of an empty answer: for a failed page the framework sends a document that its scripts
 * would fill later, for a failed route no body at all. 503 means that another try is worthwhile.
 * @param {import('./visit.mjs').VisitAnswer} answer
 * @param {number} status
 * @returns {{ readonly status: number, readonly words?: import('./words.mjs').Words } | undefined} undefined
 * for an answer with its own text; without words its body stays
 */
export function replacementOf(answer, status) {
  const { req, visit } = answer;
  if (visit.passingFault === 503 && status === 200) return { status: 503 };
  if (status !== 500) return undefined;
  const type = String(answer.getHeader('content-type') ?? '');
  if (isUnread(visit)) return unreadForm(req, type);
  if (type !== '' && !/^text\/(?:html|plain)\b/.test(type)) return undefined;
  const failure = visit.failure ?? { passes: false };
  const isPage = type.startsWith('text/html') || /\btext\/html\b/.test(req.headers.accept ?? '');
  return { status: failure.passes ? 503 : 500, words: isPage ? failurePage(failure) : failureLine };
}
