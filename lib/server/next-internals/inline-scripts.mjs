// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const external = /\ssrc=/i;
const dataBlock = /\stype="application\/(?:ld\+)?json"/i;

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} code @param {string} opening @param {string} closing */
function holdsOnlyData(code, opening, closing) {
  return (
    code.startsWith(opening) && code.endsWith(closing) && isJson(code.slice(opening.length, -closing.length))
  );
}

const exactScripts = new Set([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

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
  return (
    exactScripts.has(code) ||
    holdsOnlyData(code, 'self.__next_f.push(', ')') ||
    holdsOnlyData(code, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');') ||
    isReactInstruction(code)
  );
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
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
