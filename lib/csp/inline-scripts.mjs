// @ts-check
import { createHash } from 'node:crypto';

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

/**
 * Whether the framework wrote this inline script: a fixed text, or a call whose only argument is JSON. Nothing else
 * is vouched for, so markup that someone smuggled into a page before it was stored does not run.
 * @param {string} code
 */
export function isFrameworkScript(code) {
  return (
    exactScripts.has(code) ||
    holdsOnlyData(code, 'self.__next_f.push(', ')') ||
    holdsOnlyData(code, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
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
