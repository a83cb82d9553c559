// @ts-check
import { LRUCache } from 'lru-cache';

const inSelector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const classAttribute = / class="([^"]*)"/g;

/** @param {string} name of a class as a selector writes it */
function unescaped(name) {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** @param {string} value of an attribute, as React writes it */
function withoutEntities(value) {
  return value
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * @param {string} selector
 * @returns {string[]} its classes, without the signs that a selector escapes
 */
export function classesOfSelector(selector) {
  return [...selector.matchAll(inSelector)].map(([, name = '']) => unescaped(name));
}

/** @param {string} selector */
export const withoutClasses = (selector) => selector.replace(inSelector, '');

/** Values of attributes that are kept as they were read: a release writes some hundreds, and a page has most of them several times. */
const mostValues = 5_000;

/** @type {LRUCache<string, readonly string[]>} */
const classesOfValues = new LRUCache({ max: mostValues });

/**
 * A text for a memory. The engine gives parts of a text as views, and one that is remembered would keep all of its page.
 * @param {string} part
 */
export function ownCopy(part) {
  return Buffer.from(part).toString();
}

/** @param {string} value of a class attribute */
function classesOfValue(value) {
  const known = classesOfValues.get(value);
  if (known) return known;
  const own = ownCopy(value);
  const classes = withoutEntities(own).split(/\s+/);
  classesOfValues.set(own, classes);
  return classes;
}

/** @param {string} html */
export function classesOfPage(html) {
  /** @type {Set<string>} */
  const classes = new Set();
  for (const [, value = ''] of html.matchAll(classAttribute)) {
    for (const name of classesOfValue(value)) classes.add(name);
  }
  return classes;
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${capitals}${capitals.toLowerCase()}0123456789`;

/**
 * Short names begin with a capital, as no class of ours does. Blockers of advertisements hide what is named "Ad".
 * @returns {Generator<string, never>}
 */
function* shortNamesInTurn() {
  for (let length = 1; ; length += 1) {
    for (let place = 0; place < capitals.length * signs.length ** (length - 1); place += 1) {
      let name = capitals[place % capitals.length] ?? '';
      for (
        let rest = Math.floor(place / capitals.length);
        name.length < length;
        rest = Math.floor(rest / signs.length)
      ) {
        name += signs[rest % signs.length];
      }
      if (!/^ad/i.test(name)) yield name;
    }
  }
}

/**
 * Short names for the classes of style sheets. A page that sleeps has short names only in the markup that was sent; what React adds later
 * has the long ones. So of the classes that stand together in one selector (`.group:hover .group-hover\:underline`) at most
 * one may be shortened: the one that says what it depends on. The others are found under the name that both have.
 * @param {readonly string[]} selectors of the sheets, in their order
 * @returns {ReadonlyMap<string, string>} long to short
 */
export function shortNames(selectors) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} */
  const kept = new Set();
  for (const selector of selectors) {
    const together = new Set(classesOfSelector(selector));
    const dependent = [...together].filter((name) => name.includes(':'));
    for (const name of together) {
      names.add(name);
      if (together.size > 1 && (dependent.length !== 1 || name !== dependent[0])) kept.add(name);
    }
  }
  const free = shortNamesInTurn();
  return new Map([...names].filter((name) => !kept.has(name)).map((name) => [name, free.next().value]));
}

/**
 * Texts that are remembered for the names of one set of style sheets.
 * @param {number} max how many
 * @returns {(names: ReadonlyMap<string, string>) => LRUCache<string, string>}
 */
export function textsByNames(max) {
  /** @type {WeakMap<ReadonlyMap<string, string>, LRUCache<string, string>>} */
  const all = new WeakMap();
  return (names) => {
    const known = all.get(names) ?? new LRUCache({ max });
    all.set(names, known);
    return known;
  };
}

/** Selectors with short names: each page has most of them, and a release has some thousands. */
const shortSelectors = textsByNames(20_000);

/**
 * @param {string} selector
 * @param {ReadonlyMap<string, string>} names long to short
 */
export function shortenSelector(selector, names) {
  const known = shortSelectors(names);
  const text =
    known.get(selector) ??
    selector.replace(inSelector, (whole, name) => {
      const short = names.get(unescaped(name));
      return short === undefined ? whole : `.${short}`;
    });
  known.set(selector, text);
  return text;
}

/** Attributes with short names, by their long value. */
const shortAttributes = textsByNames(mostValues);

/**
 * @param {string} html
 * @param {ReadonlyMap<string, string>} names long to short
 */
export function shortenPage(html, names) {
  const known = shortAttributes(names);
  return html.replace(classAttribute, (_, /** @type {string} */ value) => {
    const found = known.get(value);
    if (found) return found;
    const short = value.split(/\s+/).map((name) => names.get(withoutEntities(name)) ?? name);
    const attribute = ` class="${short.join(' ')}"`;
    known.set(ownCopy(value), ownCopy(attribute));
    return attribute;
  });
}
