// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { pagePolicy } from '../csp/policy.mjs';
import { isPageAddress, pathOf, readAddress } from './address.mjs';
import { Answer } from './answer.mjs';
import * as cookies from './cookies.mjs';
import { drainOnSignal, limitConnections, refuseUpgrade } from './drain.mjs';
import { handed } from './handed.mjs';
import { Memory } from './memory.mjs';
import { actionHeader, isSteered } from './names.mjs';
import { markPeer } from './peer.mjs';
import { isPrivate } from './private-pages.mjs';
import { internalAddress, plainAddress } from './questions.mjs';
import { refusalOf } from './refusals.mjs';
import { settings } from './settings.mjs';
import { pages } from './shared.mjs';
import { countUnknownActions } from './unknown-actions.mjs';
import { visits } from './visit.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {(request: Request, answer: Answer) => unknown} Handler
 */

const { development, appUrl } = settings;

/** Normalises a request for its later readers. @param {Request} request @param {Answer} answer */
function receive(request, answer) {
  const { method, headers } = request;
  request.url = readAddress(request.url ?? '/');
  markPeer(request);
  // The framework streams differently for a client without a user agent: its head may come late.
  headers['user-agent'] ||= 'unnamed';
  // The framework would accept a stranger's nonce from these headers, and would take its own address for an
  // https one from the last.
  for (const name of ['content-security-policy', 'content-security-policy-report-only', 'x-forwarded-proto'])
    delete headers[name];
  const sendsForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  answer.visit.callsAction = method === 'POST' && (sendsForm || headers[actionHeader] !== undefined);
}

/**
 * A visitor who looks signed in opens the start page (product.md §4). That page is the same for all visitors,
 * so a route that reads the session row decides about the redirect.
 * @param {Request} request
 */
const comesHome = (request) =>
  request.method === 'GET' &&
  /^\/(?:\?(?!(?:.*&)?home(?:[=&]|$))|$)/.test(request.url ?? '') &&
  cookies.hasCookie(request, cookies.memberHintCookie) &&
  cookies.hasCookie(request, cookies.boundToHost(cookies.sessionCookie, appUrl));

/**
 * Gives a request a nonce: the framework reads it from the request's policy and adds it to its inline
 * scripts. A browser that opens a payment page for the first time today gets an id, which the page sees at
 * once.
 * @param {Request} request
 * @param {Answer} answer
 * @param {string} path
 */
function prepareVisit(request, answer, path) {
  const { method, headers } = request;
  answer.pagePolicy = pagePolicy(path, [`'nonce-${randomBytes(16).toString('base64')}'`], settings);
  headers['content-security-policy'] = answer.pagePolicy;
  const { namesPayments, payerDeviceCookie, payerDeviceSeconds } = cookies;
  if (method !== 'GET' || !namesPayments.test(path) || cookies.hasCookie(request, payerDeviceCookie)) return;
  const device = `${payerDeviceCookie}=${randomBytes(16).toString('base64url')}`;
  headers.cookie = headers.cookie ? `${headers.cookie}; ${device}` : device;
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  answer.setHeader(
    'Set-Cookie',
    `${device}; Path=/; Max-Age=${payerDeviceSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * The server between a browser and the maker of the answers.
 * @param {Handler} makeAnswer
 * @returns {import('node:http').Server}
 */
export function pageServer(makeAnswer) {
  const memory = new Memory();

  /** @param {Request} request @param {Answer} answer */
  async function respond(request, answer) {
    receive(request, answer);
    const refusal = refusalOf(request);
    // A browser that is still sending does not read: without this it would report a broken connection instead
    // of the message.
    if (refusal) return request.resume().once('end', () => answer.refuse(refusal));
    const { method, headers } = request;
    const plain = plainAddress(request.url ?? '/');
    if (plain) return answer.refuse({ status: 307, headers: { Location: plain } });
    const url = internalAddress(request.url ?? '/');
    request.url = url;
    const path = pathOf(url);
    const make = () => visits.run(answer.visit, () => makeAnswer(request, answer));
    if (!isPageAddress(path)) return make();
    if (comesHome(request)) return answer.refuse({ status: 307, headers: { Location: '/welcome' } });
    // The answer to a form is for one visit, and a development server caches nothing.
    if (development || method === 'POST' || isPrivate(path)) {
      prepareVisit(request, answer, path);
      return make();
    }
    answer.pagePolicy = pagePolicy(path, [], settings);
    // Only the maker can serve a part of a file.
    return headers.range || isSteered(request) ? make() : memory.answer(request, answer, make);
  }

  /** @type {any} Node's server type omits the response class. */
  const server = createServer({ ServerResponse: Answer }, (request, answer) => {
    respond(request, answer).catch((error) => {
      handed().log?.error('request failed', { method: request.method, error });
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end();
    });
  });
  limitConnections(server);
  server.on('upgrade', refuseUpgrade);
  return server;
}

/**
 * Starts the product's server in this process and returns once it listens.
 * @param {string} dir folder of the product
 */
export async function startServer(dir) {
  const { host, port } = settings;
  const { console } = globalThis;
  console.warn = countUnknownActions(console.warn);
  const { default: next } = await import('next');
  /** @type {Handler} */
  let handle = () => undefined;
  const server = pageServer((request, answer) => handle(request, answer));
  const hostname = host && !['0.0.0.0', '::', '[::]'].includes(host) ? host : 'localhost';
  // The framework listens for upgrades on the server that it is given, so it gets one without connections,
  // unless hot reload needs them.
  const httpServer = development ? server : createServer();
  if (development) server.off('upgrade', refuseUpgrade);
  const app = next({ dev: development, dir, hostname, port, httpServer });
  await app.prepare();
  handle = app.getRequestHandler();
  drainOnSignal(server);
  await new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', resolve).listen(port, host);
  });
  pages.origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}
