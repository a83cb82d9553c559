// @ts-check

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

/** @param {string} html */
export function classesOfPage(html) {
  return new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) => withoutEntities(names).split(/\s+/)),
  );
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

/** Selectors with short names: each page has most of them. @type {WeakMap<ReadonlyMap<string, string>, Map<string, string>>} */
const shortened = new WeakMap();

/**
 * @param {string} selector
 * @param {ReadonlyMap<string, string>} names long to short
 */
export function shortenSelector(selector, names) {
  const known = shortened.get(names) ?? new Map();
  shortened.set(names, known);
  const text =
    known.get(selector) ??
    selector.replace(inSelector, (whole, name) => {
      const short = names.get(unescaped(name));
      return short === undefined ? whole : `.${short}`;
    });
  known.set(selector, text);
  return text;
}

/**
 * @param {string} html
 * @param {ReadonlyMap<string, string>} names long to short
 */
export function shortenPage(html, names) {
  return html.replace(classAttribute, (_, value) => {
    const short = value
      .split(/\s+/)
      .map((/** @type {string} */ name) => names.get(withoutEntities(name)) ?? name);
    return ` class="${short.join(' ')}"`;
  });
}
