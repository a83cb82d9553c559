// @ts-check
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { sharedSeconds, withSecondsLeft } from './lifetime.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./answer.mjs').Answer} Answer
 * @typedef {{ readonly coding: string, readonly known: string | undefined }} Asked the browser's coding and known tag
 * @typedef {{ status: number, tag: string, plain: Buffer, forms: Map<string, Promise<Buffer>>, headers: import('node:http').OutgoingHttpHeaders,
 * freshUntil: number, staleUntil: number }} Stored times are on the clock of `performance.now()`; a compressed form is made at its first use
 */

/** Any other coding is the plain text. @type {Record<string, (plain: Buffer) => Promise<Buffer>>} */
const codings = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain),
};

/** Whether compression makes an answer smaller. @param {unknown} type */
const isText = (type) => /^text\/|\b(?:json|xml|javascript)\b/.test(String(type));

/** @param {Request} request @returns {Asked} */
function asks(request) {
  const taken = accepts(request).encodings();
  const coding = ['br', 'gzip'].find((name) => taken.includes(name)) ?? 'identity';
  return { coding, known: request.headers['if-none-match'] };
}

/** @param {Asked} asked @param {Answer} answer @param {Stored} stored */
async function send(asked, answer, { status, tag, plain, forms, headers, freshUntil }) {
  const coding = isText(headers['content-type']) ? asked.coding : 'identity';
  const etag = `"${tag}-${coding}"`;
  const left = (freshUntil - performance.now()) / 1000;
  const head = { ...headers, etag, 'cache-control': withSecondsLeft(String(headers['cache-control']), left) };
  const isKnown = asked.known?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
  if (status === 200 && isKnown) return answer.sendSettled(304, head);
  const form = forms.get(coding) ?? codings[coding]?.(plain) ?? Promise.resolve(plain);
  forms.set(coding, form);
  const body = await form;
  if (coding !== 'identity') head['content-encoding'] = coding;
  answer.sendSettled(status, { ...head, 'content-length': body.length }, body);
}

/**
 * Stores answers for as long as they allow it to a shared cache (`s-maxage`, RFC 9111). One request makes an answer; the others wait for
 * it, or get the last one for as long as it allows (`stale-while-revalidate`). It knows nothing of pages.
 */
export class Memory {
  /** By address; two compressed forms are smaller than the plain one. @type {LRUCache<string, Stored>} */
  #stored = new LRUCache({
    maxSize: 12 * 1024 * 1024,
    sizeCalculation: ({ plain }) => 2 * plain.length + 1_000,
  });
  /** @type {Map<string, Promise<void>>} */
  #making = new Map();
  #finish;

  /** @param {(answer: Answer, url: string, body: Buffer) => Buffer} finish gives a whole answer its last form */
  constructor(finish) {
    this.#finish = finish;
  }

  /**
   * @param {Request} request GET or HEAD, whole, without headers that change an answer other than its coding
   * @param {Answer} answer @param {() => unknown} make makes the answer
   */
  async answer(request, answer, make) {
    const { url = '', method } = request;
    const asked = asks(request);
    const making = this.#making.get(url);
    const stored = this.#stored.get(url);
    const until = (making ? stored?.staleUntil : stored?.freshUntil) ?? 0;
    if (stored && performance.now() < until) return send(asked, answer, stored);
    await making;
    const made = making && this.#stored.get(url);
    if (made && performance.now() < made.freshUntil) return send(asked, answer, made);
    request.headers['accept-encoding'] = 'identity';
    if (method === 'GET') this.#watch(url, asked, answer);
    return make();
  }

  /**
   * Receives a complete answer. Answers that may not be stored are also compressed here. @param {string} url
   * @param {Asked} asked @param {Answer} answer
   */
  #watch(url, asked, answer) {
    /** @type {Promise<void>} */
    const making = new Promise((resolve) => {
      const done = () => {
        if (this.#making.get(url) === making) this.#making.delete(url);
        resolve();
      };
      answer.once('close', done);
      answer.askKeeper = (status) => {
        const seconds = status === 200 ? sharedSeconds(String(answer.getHeader('cache-control'))) : undefined;
        if (!seconds) done();
        const isOurs = seconds || isText(answer.getHeader('content-type'));
        if (!isOurs || answer.hasHeader('content-encoding')) return undefined;
        return (body) => {
          const plain = this.#finish(answer, url, body);
          const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
          answer.removeHeader('content-length');
          const names = `${answer.getHeader('vary') ?? ''}, Accept-Encoding`.split(/,\s*/).filter(Boolean);
          const headers = { ...answer.getHeaders(), vary: [...new Set(names)].join(', ') };
          const freshUntil = performance.now() + (seconds?.fresh ?? 0) * 1_000;
          const staleUntil = freshUntil + (seconds?.stale ?? 0) * 1_000;
          const made = { status, tag, plain, forms: new Map(), headers, freshUntil, staleUntil };
          if (seconds) this.#stored.set(url, made);
          done();
          send(asked, answer, made).catch(() => answer.destroy());
        };
      };
    });
    this.#making.set(url, making);
  }
}
