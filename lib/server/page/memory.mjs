// @ts-check
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { chooseCoding, codings, isText } from './codings.mjs';
import { sharedSeconds, withSecondsLeft } from './lifetime.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./answer.mjs').Answer} Answer
 * @typedef {Map<import('./codings.mjs').Coding, Promise<Buffer>>} Forms of one content by coding, each made
 * at its first use
 * @typedef
 * {{ status: number, tag: string, plain: Buffer, forms: Forms, headers: import('node:http').OutgoingHttpHeaders, freshUntil: number, staleUntil: number }}
 * Kept a stored answer; times on the clock of `performance.now()`
 */

/** Bytes of all stored answers; the least used goes first. */
const mostBytes = 24 * 1024 * 1024;

/** @param {string | undefined} known the browser's tags (`If-None-Match`) @param {string} etag */
const isKnown = (known, etag) =>
  known?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false;

/** @param {Request['headers']} asked @param {Answer} answer @param {Kept} kept @param {boolean} [withBody] */
async function send(asked, answer, { status, tag, plain, forms, headers, freshUntil }, withBody = true) {
  const coding = isText(headers['content-type'])
    ? chooseCoding(String(asked['accept-encoding'] ?? ''))
    : 'plain';
  const etag = `"${tag}-${coding}"`;
  const left = (freshUntil - performance.now()) / 1000;
  const head = { ...headers, etag, 'cache-control': withSecondsLeft(String(headers['cache-control']), left) };
  answer.removeHeader('content-length');
  if (status === 200 && isKnown(asked['if-none-match'], etag)) return answer.sendSettled(304, head);
  const form = forms.get(coding) ?? codings[coding](plain);
  forms.set(coding, form);
  const body = await form;
  const described = {
    'content-length': body.length,
    ...(coding !== 'plain' && { 'content-encoding': coding }),
  };
  answer.sendSettled(status, { ...head, ...described }, withBody ? body : undefined);
}

/**
 * Stores answers for as long as they allow it to a shared cache (`s-maxage`, RFC 9111). One request makes an
 * answer; the others wait for it, or get the last one for as long as it allows (`stale-while-revalidate`). It
 * knows nothing of pages.
 */
export class Memory {
  /** By address; two compressed forms are smaller than the plain one. @type {LRUCache<string, Kept>} */
  #kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ plain }) => 2 * plain.length + 1_000 });
  /** @type {Map<string, Promise<void>>} */
  #making = new Map();

  /**
   * @param {Request} request GET or HEAD, whole, without headers that change an answer other than its coding
   * @param {Answer} answer
   * @param {() => unknown} make makes the answer
   */
  async answer({ url = '', method, headers }, answer, make) {
    const making = this.#making.get(url);
    const kept = this.#kept.get(url);
    const until = (making ? kept?.staleUntil : kept?.freshUntil) ?? 0;
    if (kept && performance.now() < until) return send(headers, answer, kept, method === 'GET');
    await making;
    const made = making && this.#kept.get(url);
    if (made && performance.now() < made.freshUntil) return send(headers, answer, made, method === 'GET');
    if (method === 'GET') this.#watch(url, headers, answer);
    return make();
  }

  /**
   * Receives a complete answer. Answers that may not be stored are also compressed here, because the
   * framework's compression is off.
   * @param {string} url
   * @param {Request['headers']} headers
   * @param {Answer} answer
   */
  #watch(url, headers, answer) {
    const asked = { ...headers };
    headers['accept-encoding'] = 'identity';
    /** @type {Promise<void>} */
    const making = new Promise((resolve) => {
      const done = () => {
        if (this.#making.get(url) === making) this.#making.delete(url);
        resolve();
      };
      answer.once('close', done);
      answer.askKeeper = (status) => {
        const seconds = status === 200 && sharedSeconds(String(answer.getHeader('cache-control')));
        if (!seconds) done();
        const isOurs = seconds || isText(answer.getHeader('content-type'));
        if (!isOurs || answer.hasHeader('content-encoding')) return undefined;
        return (plain) => {
          const { 'content-length': _, vary = '', ...others } = answer.getHeaders();
          const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
          const known = this.#kept.get(url);
          const freshUntil = performance.now() + (seconds ? seconds.fresh : 0) * 1000;
          const made = {
            status,
            tag,
            plain,
            forms: known?.tag === tag ? known.forms : new Map(),
            headers: {
              ...others,
              vary: /accept-encoding/i.test(`${vary}`)
                ? vary
                : [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
            },
            freshUntil,
            staleUntil: freshUntil + (seconds ? seconds.stale : 0) * 1000,
          };
          if (seconds) this.#kept.set(url, made);
          done();
          send(asked, answer, made).catch(() => answer.destroy());
        };
      };
    });
    this.#making.set(url, making);
  }
}
