// @ts-check
import { isPageAddress, pathOf, refusedAddress } from './address.mjs';
import { settings } from './settings.mjs';
import { line, unsent } from './words.mjs';

/**
 * @typedef {{ readonly status: number, readonly headers?: Readonly<Record<string, string>>, readonly words?: import('./words.mjs').Words }} Refusal
 */

/**
 * Whether a path ends like a file, at most as long as `.webmanifest`. Signed links have dots too, and the 43
 * letters after the last one may all be letters and digits (`lib/server/secret/signed-id.ts`): their pages
 * accept forms.
 */
const fileAddress = /\.[a-z0-9]{1,11}$/i;

/** Bytes of the largest form. Only payments may send more, so that a too large file gets a message. */
const largestForm = 6 * 1024 * 1024;
const takesLargerForms = /^\/(?:payment|checkout)(?:\/|$)/;

const tooLarge = `This form was larger than ${largestForm / 1_048_576} MB, which is more than this page can take. Nothing was saved. Please go back and send less.`;

/**
 * Refuses malformed requests before any route.
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
  // Pages can be read and accept forms; files can only be read. The framework fails on TRACE for any address.
  const isTaken = /^(?:GET|HEAD)$/.test(method) || (method === 'POST' && !fileAddress.test(path));
  if (method === 'TRACE' || (!isTaken && isPageAddress(path)))
    return { status: 405, headers: { Allow: 'GET, HEAD, POST' } };
  if (method !== 'POST' || !isPageAddress(path)) return undefined;
  // A post whose headers say that another site sent it: the framework refuses these too, but as a server
  // error (500). A post without such headers goes on to the action, which answers with a message
  // (docs/decisions/08).
  if (headers.origin !== undefined && headers.origin !== settings.appUrl)
    return { status: 403, words: line('This form was not sent from our own page.') };
  // The framework would read all of a form whose headers declare it too large.
  const isTooLarge = Number(headers['content-length']) > largestForm && !takesLargerForms.test(path);
  return isTooLarge ? { status: 413, words: unsent(request, tooLarge) } : undefined;
}
