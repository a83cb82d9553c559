// @ts-check
import { ServerResponse } from 'node:http';
import { failureLine, failurePage, unsent } from '../request/words.mjs';
import { settle } from './headers.mjs';
import { privateLifetime, retryAfterSeconds } from './lifetime.mjs';
import { now } from './shared.mjs';

const unreadable = 'We could not read this form. Please go back, reload the page and try again.';

/**
 * Gives the words that go out in place of an answer without any: to a page that fails the framework sends a document that its scripts
 * would fill later, to a route that fails no body at all. 503 says that another try is worthwhile. A form that is broken (cut off,
 * without a boundary, not React's wire format) fails in the framework before any code of ours runs: it is the sender's mistake.
 * @param {import('./shared.mjs').VisitAnswer} answer
 * @param {number} status
 * @returns {import('../request/refusals.mjs').Refusal | undefined} undefined for an answer that somebody has written; without words its body stays
 */
function replacementOf(answer, status) {
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

/**
 * Receives the whole body of an answer, and sends it in some form. @typedef {(body: Buffer) => void} Keeper
 */
/** @typedef {import('../request/refusals.mjs').Refusal} Refusal */

/** @param {unknown[]} given what a caller gives to `write` or `end`: perhaps a content and its encoding, perhaps what to call then */
function take(given) {
  const [chunk, encoding] = given;
  const then = given.findLast((one) => typeof one === 'function');
  if (typeof then === 'function') process.nextTick(then);
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8');
  return chunk instanceof Uint8Array ? chunk : Buffer.alloc(0);
}

/**
 * The server's response object: once its status and headers are set and before any byte is sent, it adds the last headers, and a text for
 * an empty answer. Node makes one for each request (`createServer`).
 */
export class Answer extends ServerResponse {
  /** @type {import('./shared.mjs').Visit} */
  visit = { began: now(), awaitsAction: false };

  /** Default policy of a page at this address. @type {string | undefined} */
  pagePolicy;

  /** Whether its page is the same for all visitors. */
  isPublic = false;

  /**
   * Called once, when the headers are final; a keeper holds the answer back until it is complete. @type {((status: number) => Keeper |
   * undefined) | undefined}
   */
  askKeeper;

  /** Receives the written body in place of the connection. @type {Keeper | undefined} */
  #keep;

  /** @type {Uint8Array[]} */
  #chunks = [];

  /** @param {Refusal} answer @returns its status, which is final now */
  #settle({ status, headers = {}, words }) {
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    if (words) {
      for (const name of ['Content-Encoding', 'ETag', 'Link']) this.removeHeader(name);
      this.setHeader('Content-Type', `text/${words.type}; charset=utf-8`);
      this.setHeader('Content-Length', Buffer.byteLength(words.text));
      this.setHeader('Cache-Control', privateLifetime);
      if (words.policy) this.setHeader('Content-Security-Policy', words.policy);
    }
    settle(this, status);
    return status;
  }

  /** Refuses a request without the framework, or in place of its answer. @param {Refusal} refusal */
  refuse(refusal) {
    this.#keep = () => undefined;
    super.writeHead(this.#settle(refusal));
    super.end(refusal.words?.text);
  }

  /**
   * Sends a stored answer with its headers. @param {number} status @param {import('node:http').OutgoingHttpHeaders} headers @param
   * {Buffer} [body]
   */
  sendSettled(status, headers, body) {
    super.writeHead(status, headers);
    super.end(body);
  }

  /**
   * Node calls this for every answer. @param {number} status @param {unknown[]} given headers, perhaps behind a reason @override
   */
  writeHead(status, ...given) {
    if (this.#keep) return this;
    for (const [name, value] of Object.entries(given.at(-1) ?? {})) this.setHeader(name, value);
    const replacement = replacementOf(this, status) ?? { status };
    if (replacement.words) this.refuse(replacement);
    else {
      const final = this.#settle(replacement);
      this.#keep = this.askKeeper?.(final);
      if (!this.#keep) super.writeHead(final);
    }
    return this;
  }

  /** Writes the head now. @returns whether the body is sent as written */
  #begin() {
    if (!this.headersSent && !this.#keep) this.writeHead(this.statusCode);
    return !this.#keep;
  }

  /** @override */
  flushHeaders() {
    if (this.#begin()) super.flushHeaders();
  }

  /** @param {any[]} given @override */
  write(...given) {
    if (this.#begin()) return Reflect.apply(super.write, this, given);
    this.#chunks.push(take(given));
    return true;
  }

  /** @param {any[]} given @override */
  end(...given) {
    if (this.#begin()) return Reflect.apply(super.end, this, given);
    this.#chunks.push(take(given));
    this.#keep?.(Buffer.concat(this.#chunks));
    return this;
  }
}
