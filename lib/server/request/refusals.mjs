// @ts-check

import { settings } from '../page/settings.mjs';
import { isPageAddress, pathOf, refusedAddress } from './address.mjs';
import { line, unsent } from './words.mjs';

/**
 * @typedef {{ readonly status: number, readonly headers?: Readonly<Record<string, string>>, readonly words?: import('./words.mjs').Words }} Refusal
 */

/**
 * Whether a path ends like a file of ours, at most as long as `.webmanifest`. Signed names of rows have dots too, and the 43 letters after
 * the last one may all be letters and digits (`lib/server/secret/signed-id.ts`): their pages accept forms.
 */
const fileAddress = /\.[a-z0-9]{1,11}$/i;

/** Bytes that the framework reads of a form (next.config.mjs says the same); pages that take no proof of payment read less. */
export const largestForm = 8 * 1024 * 1024;
const largestPlainForm = 6 * 1024 * 1024;
const takesLargerForms = /^\/(?:payment|checkout)(?:\/|$)/;

/** @param {number} bytes @param {string} more */
const tooLarge = (bytes, more) =>
  `This form was larger than ${bytes / 1_048_576} MB, which is more than ${more}`;
const tooLargePlain = tooLarge(
  largestPlainForm,
  'this page can take. Nothing was saved. Please go back and send less.',
);
const tooLargeFile = tooLarge(
  largestForm,
  'we can take. Nothing was saved. Please go back, choose a smaller file and send it again.',
);

/**
 * Refuses what would confuse a route, before any sees it.
 * @param {import('node:http').IncomingMessage} request whose address has been read
 * @returns {Refusal | undefined}
 */
export function refusalOf(request) {
  const { url = '/', method = '', headers } = request;
  const status = refusedAddress(url);
  if (status !== undefined)
    return {
      status,
      headers: { Connection: 'close' },
      words: line('This address leads to no page of ours.'),
    };
  const path = pathOf(url);
  // Pages can be read and accept forms; files can only be read. The framework fails at TRACE, wherever it is sent.
  const isTaken = /^(?:GET|HEAD)$/.test(method) || (method === 'POST' && !fileAddress.test(path));
  if (method === 'TRACE' || (!isTaken && isPageAddress(path)))
    return { status: 405, headers: { Allow: 'GET, HEAD, POST' } };
  if (method !== 'POST' || !isPageAddress(path)) return undefined;
  // A post that says itself that another site sent it: the framework refuses these too, but as a fault of the server (500). A post that
  // says nothing goes on to the action, which answers in words (docs/decisions/08).
  if (headers.origin !== undefined && headers.origin !== settings.appUrl)
    return { status: 403, words: line('This form was not sent from our own page.') };
  // The framework reads all of a form that says itself that it is too large.
  const [most, words] = takesLargerForms.test(path)
    ? [largestForm, tooLargeFile]
    : [largestPlainForm, tooLargePlain];
  return Number(headers['content-length']) > most
    ? { status: 413, words: unsent(request, words) }
    : undefined;
}
