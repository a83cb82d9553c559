// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const external = /\ssrc=/i;
const dataBlock = /\stype="application\/(?:ld\+)?json"/i;

/** @param {string} attributes of a script element */
export function isDataBlock(attributes) {
  return dataBlock.test(attributes);
}

/**
 * The nonce of the visit for which a page was made.
 * @param {string} html
 */
export function nonceOf(html) {
  return /<script\b[^>]* nonce="([^"]+)"/.exec(html)?.[1];
}

/**
 * A page for everybody. A nonce is 128 random bits: nothing else in the page can be equal to it.
 * @param {string} html
 * @param {string} nonce
 */
export function withoutNonce(html, nonce) {
  return html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/**
 * @param {string} text
 * @returns {{ readonly value: unknown } | undefined}
 */
function readJson(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function isJson(text) {
  return readJson(text) !== undefined;
}

const opened = '(self.__next_f=self.__next_f||[]).push([0])';

/** Notes when the page was painted, for parts that come late. */
const painted = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** Calls with data, by the list to which they add. */
const calls = /** @type {const} */ ([
  { to: 'flight', opening: 'self.__next_f.push(', closing: ')' },
  {
    to: 'bundler',
    opening: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    closing: ');',
  },
]);

/**
 * What an inline script of the framework adds to which list.
 * @param {string} code
 * @returns {{ readonly to: 'flight' | 'bundler', readonly values: readonly unknown[] } | undefined} undefined when it
 *   does anything else
 */
export function readPushes(code) {
  if (code === opened) return { to: 'flight', values: [[0]] };
  if (code === painted) return { to: 'flight', values: [] };
  for (const { to, opening, closing } of calls) {
    if (!code.startsWith(opening) || !code.endsWith(closing)) continue;
    const read = readJson(code.slice(opening.length, -closing.length));
    if (read) return { to, values: [read.value] };
  }
  return undefined;
}

const reactRenderer = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';

/** @type {readonly string[] | undefined} */
let knownPrograms;

/**
 * React's own small programs that move late parts of a page to their place, longest first, read from the renderer
 * that writes them into pages. Read only when needed: the proxy's bundle carries this file too and does not use them.
 */
function reactPrograms() {
  knownPrograms ??= [
    ...readFileSync(createRequire(import.meta.url).resolve(reactRenderer), 'utf8').matchAll(
      /stringToPrecomputedChunk\(\s*'(\$R[A-Z]=[^']*?)(?:\$R[A-Z]\(")?'\s*\)/g,
    ),
  ]
    // The one escape in these literals; JSON reads it like JavaScript.
    .map(([, program = '']) => String(JSON.parse(`"${program.replaceAll('"', '\\"')}"`)))
    .sort((one, other) => other.length - one.length);
  return knownPrograms;
}

/** @param {string} code */
function leadingProgram(code) {
  return reactPrograms().find((program) => code.startsWith(program));
}

/**
 * Whether this is any number of React's programs followed by one call of them with JSON arguments.
 * @param {string} code
 */
function isReactInstruction(code) {
  let rest = code;
  let program = leadingProgram(rest);
  while (program) {
    rest = rest.slice(program.length);
    program = leadingProgram(rest);
  }
  const call = /^\$R[A-Z]\((.*)\)$/s.exec(rest);
  return call !== null && isJson(`[${call[1]}]`);
}

/**
 * Whether the framework wrote this inline script: a fixed text, or a call whose arguments are JSON. Accepts nothing
 * else, so markup that someone smuggled into a page before it was stored does not run.
 * @param {string} code
 */
export function isFrameworkScript(code) {
  return readPushes(code) !== undefined || isReactInstruction(code);
}

/**
 * The source that allows one inline text.
 * @param {string} text
 * @returns {string} `'sha256-…'`
 */
export function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Hash sources for the framework's inline scripts in a finished page, each once, in the order of the page.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`
 */
export function frameworkScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes = '', code = ''] of html.matchAll(scriptElement)) {
    if (external.test(attributes) || dataBlock.test(attributes) || !isFrameworkScript(code)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}
