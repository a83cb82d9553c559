// @ts-check
import { randomBytes } from 'node:crypto';
import { settings } from '../page/settings.mjs';
import { boundToHost, memberHintCookie, payerDeviceCookie, sessionCookie } from './cookies.mjs';

const namesPayments = /^\/(?:payment|checkout)(?:\/|$)/;

/** @typedef {import('node:http').IncomingMessage} Request */

/** @param {Request} request @param {string} name */
const hasCookie = ({ headers }, name) =>
  (headers.cookie ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`));

/**
 * Somebody who looks signed in opens the start page (product.md §4). That page is the same for everybody, so a route that reads
 * the session row decides where they go.
 * @param {Request} request
 */
export const comesHome = (request) =>
  request.method === 'GET' &&
  /^\/(?:\?(?!(?:.*&)?home(?:[=&]|$))|$)/.test(request.url ?? '') &&
  hasCookie(request, memberHintCookie) &&
  hasCookie(request, boundToHost(sessionCookie, settings.appUrl));

/**
 * A browser that opens a payment page for the first time today gets a name, which the page that is being made sees at once.
 * @param {Request} request
 * @param {string} path decoded
 * @returns {string | undefined} the cookie to set
 */
export function namePayer(request, path) {
  const { method, headers } = request;
  if (method !== 'GET' || !namesPayments.test(path) || hasCookie(request, payerDeviceCookie))
    return undefined;
  const device = `${payerDeviceCookie}=${randomBytes(16).toString('base64url')}`;
  headers.cookie = headers.cookie ? `${headers.cookie}; ${device}` : device;
  const secure = settings.appUrl.startsWith('https:') ? '; Secure' : '';
  return `${device}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax${secure}`;
}
