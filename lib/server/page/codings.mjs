// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {'br' | 'gzip' | 'plain'} Coding */

/** @type {Record<Coding, (plain: Buffer) => Promise<Buffer>>} */
export const codings = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain),
  plain: async (plain) => plain,
};

/** Whether compression makes an answer smaller. @param {unknown} type */
export const isText = (type) => /^text\/|\b(?:json|xml|javascript)\b/.test(String(type));

/** A coding with weight 0 is one that the browser refuses. @param {string} accepted @returns {Coding} */
export function chooseCoding(accepted) {
  const parts = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const taken = parts.map((part) => part.split(';')[0]?.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'plain';
}
