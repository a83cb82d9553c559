// @ts-check
import { ServerResponse } from 'node:http';
import { replacementOf } from './failures.mjs';
import { settle } from './headers.mjs';
import { privateLifetime, retryAfterSeconds } from './lifetime.mjs';

/**
 * Receives the whole body of an answer, and sends it in some form. @typedef {(body: Buffer) => void} Keeper
 */

/** @param {unknown[]} given what a caller gives to `write` or `end`: perhaps a content and its encoding, perhaps what to call then */
function take([chunk, encoding, ...given]) {
  const then = [chunk, encoding, ...given].findLast((one) => typeof one === 'function');
  if (typeof then === 'function') process.nextTick(then);
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/**
 * The server's response object: once its status and headers are set and before any byte is sent, it adds the
 * last headers, and a text for an empty answer. Node makes one for each request (`createServer`).
 */
export class Answer extends ServerResponse {
  /** @type {import('./visit.mjs').Visit} */
  visit = { callsAction: false, reachedAction: false };

  /** Default policy of a page at this address. @type {string | undefined} */
  pagePolicy;

  /**
   * Called once, when the headers are final; a keeper holds the answer back until it is complete. @type
   * {((status: number) => Keeper | undefined) | undefined}
   */
  askKeeper;

  /** Sent in place of the written body. @type {string | undefined} */
  #words;

  /** @type {{ readonly keep: Keeper, readonly chunks: Buffer[] } | undefined} */
  #held;

  /** @param {import('./words.mjs').Words} words */
  #say({ type, text, policy }) {
    for (const name of ['Content-Encoding', 'ETag', 'Link']) this.removeHeader(name);
    this.setHeader('Content-Type', `text/${type}; charset=utf-8`);
    this.setHeader('Content-Length', Buffer.byteLength(text));
    this.setHeader('Cache-Control', privateLifetime);
    if (policy) this.setHeader('Content-Security-Policy', policy);
    this.#words = text;
  }

  /** Refuses a request without the framework. @param {import('./refusals.mjs').Refusal} refusal */
  refuse({ status, headers = {}, words }) {
    if (words) this.#say(words);
    this.writeHead(status, headers).end();
  }

  /**
   * Sends a stored answer with its headers. @param {number} status @param
   * {import('node:http').OutgoingHttpHeaders} headers @param {Buffer} [body]
   */
  sendSettled(status, headers, body) {
    super.writeHead(status, headers);
    super.end(body);
  }

  /**
   * Node calls this for every answer; compression hooks in the same way.
   * @param {number} status
   * @param {unknown[]} given headers in an object, perhaps behind a reason
   * @override
   */
  writeHead(status, ...given) {
    if (this.#held) return this;
    for (const [name, value] of Object.entries(given.at(-1) ?? {})) this.setHeader(name, value);
    const { status: final, words } = replacementOf(this, status) ?? { status };
    if (words) this.#say(words);
    if (final === 503 && final !== status) this.setHeader('Retry-After', retryAfterSeconds);
    settle(this, final);
    const keep = words ? undefined : this.askKeeper?.(final);
    if (!keep) return super.writeHead(final);
    this.#held = { keep, chunks: [] };
    return this;
  }

  /** Writes the head now, which decides about the body. @returns whether the body is sent as written */
  #begin() {
    if (!this.headersSent && !this.#held) this.writeHead(this.statusCode);
    return !this.#held && this.#words === undefined;
  }

  /** @override */
  flushHeaders() {
    this.#begin();
    if (!this.#held) super.flushHeaders();
  }

  /** @param {any[]} given @override */
  write(...given) {
    if (this.#begin()) return Reflect.apply(super.write, this, given);
    this.#held?.chunks.push(take(given));
    return true;
  }

  /** @param {any[]} given @override */
  end(...given) {
    if (this.#begin()) return Reflect.apply(super.end, this, given);
    const rest = take(given);
    if (!this.#held) return super.end(this.#words);
    this.#held.keep(Buffer.concat([...this.#held.chunks, rest]));
    return this;
  }
}
