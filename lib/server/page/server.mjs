// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { pagePolicy } from '../csp/policy.mjs';
import { isPageAddress, pathOf, readAddress } from '../request/address.mjs';
import { actionHeader, isSteered } from '../request/framework-names.mjs';
import { markPeer } from '../request/peer.mjs';
import { isPrivate } from '../request/private-pages.mjs';
import { internalAddress, visitorsAddress } from '../request/questions.mjs';
import { refusalOf } from '../request/refusals.mjs';
import { comesHome, namePayer } from '../request/visitor-cookies.mjs';
import { Answer } from './answer.mjs';
import { Memory } from './memory.mjs';
import { settings } from './settings.mjs';
import { handed, visits } from './shared.mjs';
import { finishPage, sendPageData } from './sleeping-pages.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {(request: Request, answer: Answer) => unknown} Handler
 */

const { development } = settings;

/** Normalises a request for its later readers. @param {Request} request @param {Answer} answer */
function receive(request, answer) {
  const { method, headers } = request;
  request.url = readAddress(request.url ?? '/');
  markPeer(request);
  // The framework streams differently for a client without a user agent: its head may come late.
  headers['user-agent'] ||= 'unnamed';
  // The framework would accept a stranger's nonce from these headers, and would take its own address for an https one from the last.
  for (const name of ['content-security-policy', 'content-security-policy-report-only', 'x-forwarded-proto'])
    delete headers[name];
  const sendsForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  answer.visit.awaitsAction = method === 'POST' && (sendsForm || headers[actionHeader] !== undefined);
}

/**
 * Gives a request a nonce: the framework reads it from the request's policy and adds it to its inline scripts.
 * @param {Request} request
 * @param {Answer} answer
 * @param {string} path
 */
function prepareVisit(request, answer, path) {
  answer.pagePolicy = pagePolicy(path, [`'nonce-${randomBytes(16).toString('base64')}'`], settings);
  request.headers['content-security-policy'] = answer.pagePolicy;
  const payer = namePayer(request, path);
  if (payer) answer.setHeader('Set-Cookie', payer);
}

/**
 * The server between a browser and the maker of the answers.
 * @param {Handler} makeAnswer
 * @returns {import('node:http').Server}
 */
export function pageServer(makeAnswer) {
  const memory = new Memory(finishPage);

  /** @param {Request} request @param {Answer} answer */
  async function respond(request, answer) {
    receive(request, answer);
    const refusal = refusalOf(request);
    // A browser that is still sending does not read: without this it would report a broken connection instead of the message.
    if (refusal) return request.resume().once('end', () => answer.refuse(refusal));
    const { method, headers } = request;
    const elsewhere = visitorsAddress(request.url ?? '/');
    if (elsewhere) return answer.refuse({ status: 307, headers: { Location: elsewhere } });
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
    answer.isPublic = true;
    // A page that is the same for all visitors is rendered without any data of this visitor.
    delete headers.cookie;
    delete headers.authorization;
    if (path.startsWith('/wake/')) return memory.answer(request, answer, () => sendPageData(request, answer));
    // Only the maker can serve a part of a file.
    return headers.range || isSteered(request) ? make() : memory.answer(request, answer, make);
  }

  /** @type {any} Node's server type omits the response class. */
  const server = createServer({ ServerResponse: Answer }, (request, answer) => {
    respond(request, answer).catch((error) => {
      handed.log?.error('request failed', { method: request.method, error });
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end();
    });
  });
  // Limits slow senders (the defaults are 60 and 300 s) and idle readers; our own streams send more often.
  return Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 120_000,
    connectionsCheckingInterval: 5_000,
  });
}

/**
 * Starts the product's server in this process.
 * @param {string} dir folder of the product
 * @returns {Promise<import('node:http').Server>} once it listens
 */
export async function startServer(dir) {
  const { host, port } = settings;
  const { default: next } = await import('next');
  /** @type {Handler} */
  let handle = () => undefined;
  const server = pageServer((request, answer) => handle(request, answer));
  const hostname = host && !['0.0.0.0', '::', '[::]'].includes(host) ? host : 'localhost';
  // Where nobody listens for upgrades, Node answers such a request like any other. The framework listens at the server that it is told,
  // and would neither answer nor close: it is told of one without connections, unless pages are renewed over them.
  const httpServer = development ? server : createServer();
  const app = next({ dev: development, dir, hostname, port, httpServer });
  await app.prepare();
  handle = app.getRequestHandler();
  await new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', resolve).listen(port, host);
  });
  return server;
}
