// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { classesOfSelector, shortNames, withoutClasses } from './class-names.mjs';

/**
 * A rule, whose selectors need classes, elements, kinds of fields, or marks somewhere in the page; a group such as `@media`; a custom property and
 * what is named (`@keyframes`, `@property`), which count where something uses them; a font for some letters; and what always counts.
 * @typedef {{ readonly text: string, readonly classes: readonly string[], readonly elements: readonly string[], readonly marks: readonly string[] }} Selector
 * @typedef {{ readonly selectors: readonly Selector[], readonly parts: readonly Part[] }} Rule
 * @typedef {{ readonly opening: string, readonly parts: readonly Part[] }} Group
 * @typedef {{ readonly name: string, readonly text: string }} Named
 * @typedef {{ readonly letters: string, readonly text: string }} Font
 * @typedef {{ readonly plain: string }} Plain
 * @typedef {Rule | Group | Named | Font | Plain} Part
 */

/** Content that is no condition: one of several, or something absent. `:where(…)` without a comma is a condition. */
const alternatives = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|:(?:is|where)\([^()]*,[^()]*\)/g;
/** Our marks as a condition for the whole page. Browsers look for them again whenever something is added to a page. */
const markInPage = /html:has\((?:\[(data-[\w-]+)[^\]]*\]|(#[\w-]+))\)/g;
/** `:nth-child(odd)` and the like: what stands inside is no element. */
const states = /:(?!is|where)[\w-]+\([^()]*\)/g;
const elementName = /(?<![\w.:\\#-])([a-z][a-z0-9]*)(?![\w-])/g;
const inBrackets = /\[[^\]]*\]/g;
/** Parts of fields that only some kinds have: their names, the types that have them, and the element by which such a field is named here. */
export const partsOfFields = [
  {
    part: /::-webkit-(?:date|calendar)/,
    type: / type="(?:date|datetime-local|month|time|week)"/,
    element: 'date-field',
  },
  {
    part: /::-webkit-(?:inner|outer)-spin/,
    type: / type="(?:date|datetime-local|month|number|time|week)"/,
    element: 'spin-field',
  },
  { part: /::-webkit-search/, type: / type="search"/, element: 'search-field' },
  { part: /::file-selector/, type: / type="file"/, element: 'file-field' },
];

/**
 * @param {string} text
 * @returns {Selector}
 */
function selectorOf(text) {
  const conditions = text.replace(alternatives, '').replace(states, '');
  const classes = classesOfSelector(conditions);
  const rest = withoutClasses(conditions)
    .replace(inBrackets, '')
    .replace(/::?[\w-]+/g, ' ');
  const elements = [...rest.matchAll(elementName)].map(([, name = '']) => name);
  const fields = partsOfFields.filter(({ part }) => part.test(text)).map(({ element }) => element);
  return {
    text,
    classes,
    elements: [...elements, ...fields],
    marks: [...text.matchAll(markInPage)].map(([, attribute, id = attribute]) => id ?? ''),
  };
}

/**
 * The letters of a font that has only some, as a class of a regular expression.
 * @param {import('postcss').AtRule} face
 */
function lettersOf(face) {
  const range = face.nodes?.find((node) => node.type === 'decl' && node.prop === 'unicode-range');
  if (range?.type !== 'decl') return undefined;
  const spans = [...range.value.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)];
  return `[${spans.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('')}]`;
}

/**
 * @param {import('postcss').ChildNode} node
 * @returns {Part}
 */
function partOf(node) {
  if (node.type === 'comment') return { plain: '' };
  if (node.type === 'decl') {
    const text = `${node.prop}:${node.value}${node.important ? '!important' : ''};`;
    return node.prop.startsWith('--') ? { name: node.prop, text } : { plain: text };
  }
  if (node.type === 'rule') {
    return { selectors: node.selectors.map(selectorOf), parts: node.nodes.map(partOf) };
  }
  const opening = `@${node.name}${node.params ? ` ${node.params}` : ''}`;
  if (node.nodes === undefined) return { plain: `${opening};` };
  const whole = `${opening}{${node.nodes.map(String).join(';')}}`;
  if (node.name === 'font-face') {
    const letters = lettersOf(node);
    return letters ? { letters, text: whole } : { plain: whole };
  }
  if (/^property$|keyframes$/.test(node.name)) return { name: node.params, text: whole };
  return { opening, parts: node.nodes.map(partOf) };
}

/** Sheets in memory by their addresses: a release has few. @type {Map<string, readonly Part[]>} */
const sheets = new Map();

/**
 * @param {string} address
 * @returns {readonly Part[]}
 */
function sheetAt(address) {
  const known = sheets.get(address);
  if (known) return known;
  const root = process.cwd();
  // biome-ignore lint/style/noProcessEnv: Node loads this file outside the bundle, as `page-cache.mjs`
  const build = path.join(root, process.env.NEXT_DIST_DIR || '.next');
  const file = path.join(build, address.replace('/_next/', '').replace(/\?.*$/, ''));
  // Asked for from the outside, as in `own-script.mjs`: the proxy's bundle carries this file and does not use it.
  const { parse } = createRequire(path.join(root, 'package.json'))('postcss');
  const folder = path.posix.dirname(address);
  // Neither may the bundler look for files that could be read here.
  const css = process
    .getBuiltinModule('node:fs')
    .readFileSync(file, 'utf8')
    .replaceAll(
      /url\((["']?)(?!data:|\/)([^"')]+)\1\)/g,
      (_, __, to) => `url(${path.posix.join(folder, to)})`,
    );
  const parts = parse(css).nodes.map(partOf);
  sheets.set(address, parts);
  return parts;
}

/**
 * @param {readonly Part[]} parts
 * @param {string} outer selector of the rule in which they stand
 * @returns {string[]}
 */
function selectorsOf(parts, outer = '') {
  return parts.flatMap((part) => {
    if (!('parts' in part)) return [];
    if ('opening' in part) return selectorsOf(part.parts, outer);
    const texts = part.selectors.map(({ text }) => `${outer} ${text}`);
    return texts.flatMap((text) => [text, ...selectorsOf(part.parts, text)]);
  });
}

/**
 * The sheets of a page as one, with short names for their classes, and the letters for which they have fonts of their own.
 * @typedef {{ readonly sheet: readonly Part[], readonly names: ReadonlyMap<string, string>, readonly ranges: readonly string[] }} Sheets
 */

/** By their addresses. @type {Map<string, Sheets>} */
const sheetsTogether = new Map();

/**
 * @param {readonly string[]} addresses
 * @returns {Sheets}
 */
export function sheetsAt(addresses) {
  const key = addresses.join();
  const known = sheetsTogether.get(key);
  if (known) return known;
  const sheet = addresses.flatMap(sheetAt);
  const ranges = new Set(sheet.flatMap((part) => ('letters' in part ? [part.letters] : [])));
  const together = { sheet, names: shortNames(selectorsOf(sheet)), ranges: [...ranges] };
  sheetsTogether.set(key, together);
  return together;
}
