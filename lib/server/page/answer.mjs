// @ts-check
import { ServerResponse } from 'node:http';
import { replacementOf } from './failures.mjs';
import { settle } from './headers.mjs';
import { privateLifetime, retryAfterSeconds } from './lifetime.mjs';

/** Gets the whole body of an answer, and sends that or another form of it. @typedef {(body: Buffer) => void} Keeper */

/** @param {unknown[]} given what a caller gives to `write` or `end`: perhaps a content and its encoding, perhaps what to call then */
function take([chunk, encoding, ...given]) {
  const then = [chunk, encoding, ...given].findLast((one) => typeof one === 'function');
  if (typeof then === 'function') process.nextTick(then);
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/**
 * An answer of this server, whoever writes it: when its status and its headers are set and before anything goes out, it gets its last
 * headers, and words where it has none. Node makes one for each request (`createServer`).
 */
export class Answer extends ServerResponse {
  /** @type {import('./visit.mjs').Visit} */
  visit = { callsAction: false, reachedAction: false };

  /** Policy of a page at this address that brings none of its own. @type {string | undefined} */
  pagePolicy;

  /** Asked once, when the headers are final; a keeper holds the answer back until it is whole. @type {((status: number) => Keeper | undefined) | undefined} */
  askKeeper;

  /** Goes out in place of what is written. @type {string | undefined} */
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

  /** Answers without asking anybody. @param {import('./refusals.mjs').Refusal} refusal */
  refuse({ status, headers = {}, words }) {
    if (words) this.#say(words);
    this.writeHead(status, headers).end();
  }

  /** Sends an answer whose headers were settled when it was made. @param {number} status @param {import('node:http').OutgoingHttpHeaders} headers @param {Buffer} [body] */
  sendSettled(status, headers, body) {
    super.writeHead(status, headers);
    super.end(body);
  }

  /**
   * Node calls this for every answer, even when its maker never does; compression hooks in the same way.
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

  /** Writes the head now, so that it is known what becomes of the body. @returns whether that goes out as it is written */
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
