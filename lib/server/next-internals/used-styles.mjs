// @ts-check
import { LRUCache } from 'lru-cache';
import { classesOfPage, ownCopy, shortenPage, shortenSelector, textsByNames } from './class-names.mjs';
import { partsOfFields, sheetsAt } from './style-sheets.mjs';

/**
 * @typedef {import('./style-sheets.mjs').Part} Part
 * @typedef {import('./style-sheets.mjs').Selector} Selector
 * @typedef {import('./style-sheets.mjs').Sheets} Sheets
 */

/**
 * @param {readonly Part[]} parts
 * @param {(selector: Selector) => boolean} applies
 * @param {(name: string) => boolean} counts whether a property, keyframes or letters are used
 * @param {ReadonlyMap<string, string>} names of classes, long to short
 * @returns {string}
 */
function write(parts, applies, counts, names) {
  let written = '';
  for (const part of parts) {
    if ('plain' in part) written += part.plain;
    else if ('text' in part) written += counts('name' in part ? part.name : part.letters) ? part.text : '';
    else {
      const opening =
        'opening' in part
          ? part.opening
          : part.selectors
              .filter(applies)
              .map(({ text }) => shortenSelector(text, names))
              .join(',');
      const content = opening === '' ? '' : write(part.parts, applies, counts, names);
      if (content !== '') written += `${opening}{${content.replace(/;$/, '')}}`;
    }
  }
  return written;
}

/**
 * What decides which rules a page uses.
 * @typedef {{ readonly classes: ReadonlySet<string>, readonly elements: ReadonlySet<string>, readonly marks: ReadonlySet<string>, readonly named: ReadonlySet<string> }} Content
 */

/**
 * @param {string} html
 * @param {readonly string[]} ranges letters for which there are fonts of their own
 * @returns {Content}
 */
function whatIsIn(html, ranges) {
  const classes = classesOfPage(html);
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name));
  for (const { type, element } of partsOfFields) if (type.test(html)) elements.add(element);
  const attributes = [...html.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`);
  const letters = ranges.filter((range) => new RegExp(range, 'u').test(html));
  return {
    classes,
    elements,
    marks: new Set([...attributes, ...ids]),
    named: new Set([...namesIn(html), ...letters]),
  };
}

/**
 * The custom properties and keyframes that a text uses.
 * @param {string} text
 */
function namesIn(text) {
  /** @type {Set<string>} */
  const named = new Set();
  for (const [, property, animation = ''] of text.matchAll(
    /var\((--[\w-]+)|(?:animation(?:-name)?):([^;}]+)/g,
  )) {
    if (property) named.add(property);
    for (const word of animation.split(/[\s,]+/)) named.add(word);
  }
  return named;
}

/**
 * The rules of a style sheet that have an effect on a page as it is sent, as text.
 * @param {readonly Part[]} sheet
 * @param {Content} content of the page
 * @param {ReadonlyMap<string, string>} names of classes, long to short
 */
function usedOf(sheet, { classes, elements, marks, named: namedByPage }, names) {
  /** @param {Selector} selector */
  const applies = (selector) =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name)) &&
    (selector.marks.length === 0 || selector.marks.some((mark) => marks.has(mark)));
  const named = new Set(namedByPage);
  // What is kept may name more.
  for (;;) {
    const before = named.size;
    const written = write(sheet, applies, (name) => named.has(name), names);
    for (const name of namesIn(written)) named.add(name);
    if (named.size === before) return written;
  }
}

/**
 * Rules of pages by their content, 40 KB each. The questions of one list differ in their words and seldom in what decides about
 * rules.
 */
const stylesOfContents = textsByNames(100);

/**
 * @param {Sheets} sheets
 * @param {string} html
 */
function styleOf({ sheet, names, ranges }, html) {
  const known = stylesOfContents(names);
  const content = whatIsIn(html, ranges);
  const { classes, elements, marks, named } = content;
  const key = JSON.stringify([classes, elements, marks, named].map((part) => [...part].sort()));
  const style = known.get(key) ?? usedOf(sheet, content, names);
  known.set(key, style);
  return style;
}

/**
 * A page, or a part of one, with short names of classes, and of the style sheets of the build the rules that the page uses.
 * @typedef {{ readonly html: string, readonly style: string }} Styled
 */

/**
 * @param {string} html
 * @param {readonly string[]} addresses of its style sheets, in their order
 * @returns {Styled & { readonly names: ReadonlyMap<string, string> } | undefined} undefined when a sheet cannot be read
 */
export function withUsedStyles(html, addresses) {
  try {
    const together = sheetsAt(addresses);
    const { names } = together;
    return { html: shortenPage(html, names), style: styleOf(together, html), names };
  } catch {
    return undefined;
  }
}

/**
 * All names by which rules of a sheet are conditional.
 * @param {readonly Part[]} parts
 * @param {Set<string>} [names]
 */
function vocabularyOf(parts, names = new Set()) {
  for (const part of parts) {
    if ('name' in part) names.add(part.name);
    if ('selectors' in part) {
      for (const { classes, elements, marks } of part.selectors) {
        for (const name of [...classes, ...elements, ...marks]) names.add(name);
      }
    }
    if ('parts' in part) vocabularyOf(part.parts, names);
  }
  return names;
}

/** Tags that are remembered: most stand in many pages, the others name somebody. */
const mostTags = 5_000;

/**
 * The same for pages that differ in one part only. What stands around it is looked through once, and each tag in it once for many pages.
 * @param {string} around
 * @param {readonly string[]} addresses of their style sheets, in their order
 * @returns {(part: string) => Styled} gives the part, as React writes it, with short names, and the rules of the page in which it stands
 * @throws when a sheet cannot be read
 */
export function stylesAround(around, addresses) {
  const { sheet, names, ranges } = sheetsAt(addresses);
  const vocabulary = vocabularyOf(sheet);
  const fonts = ranges.map((range) => ({ range, some: new RegExp(range, 'u') }));
  const frame = whatIsIn(around, ranges);
  /** What tags add to the frame, each by its number: the numbers of its tags say which rules a page uses. @type {Content[]} */
  const additions = [];
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {LRUCache<string, { readonly short: string, readonly number: number }>} */
  const tags = new LRUCache({ max: mostTags });
  /** @type {LRUCache<string, string>} */
  const styles = new LRUCache({ max: 100 });

  /** @param {ReadonlySet<string>} found @param {ReadonlySet<string>} known */
  const beyond = (found, known) =>
    [...found].filter((name) => vocabulary.has(name) && !known.has(name)).sort();

  /** @param {string} given a tag without its opening bracket */
  function readTag(given) {
    const tag = ownCopy(given);
    const found = whatIsIn(`<${tag}`, []);
    const classes = beyond(found.classes, frame.classes);
    const elements = beyond(found.elements, frame.elements);
    const marks = beyond(found.marks, frame.marks);
    const named = beyond(found.named, frame.named);
    const key = JSON.stringify([classes, elements, marks, named]);
    const number = numbers.get(key) ?? additions.length;
    if (number === additions.length) {
      numbers.set(key, number);
      additions.push({
        classes: new Set(classes),
        elements: new Set(elements),
        marks: new Set(marks),
        named: new Set(named),
      });
    }
    const read = { short: shortenPage(tag, names), number };
    tags.set(tag, read);
    return read;
  }

  /** @param {readonly number[]} used @param {readonly string[]} letters */
  function styleWith(used, letters) {
    const all = [frame, ...used.map((number) => /** @type {Content} */ (additions[number]))];
    /** @param {'classes' | 'elements' | 'marks' | 'named'} kind */
    const together = (kind) => new Set(all.flatMap((content) => [...content[kind]]));
    const content = {
      classes: together('classes'),
      elements: together('elements'),
      marks: together('marks'),
      named: new Set([...together('named'), ...letters]),
    };
    return usedOf(sheet, content, names);
  }

  return (part) => {
    // React writes no "<" and no ">" but those of tags.
    const pieces = part.split('<');
    let html = pieces[0] ?? '';
    /** @type {Set<number>} */
    const used = new Set();
    for (let place = 1; place < pieces.length; place += 1) {
      const piece = /** @type {string} */ (pieces[place]);
      if (piece.startsWith('/')) {
        html += `<${piece}`;
        continue;
      }
      const end = piece.indexOf('>');
      const tag = piece.slice(0, end);
      const { short, number } = tags.get(tag) ?? readTag(tag);
      used.add(number);
      html += `<${short}${piece.slice(end)}`;
    }
    const letters = fonts.filter(({ some }) => some.test(part)).map(({ range }) => range);
    const numbersUsed = [...used].sort((a, b) => a - b);
    const key = `${numbersUsed.join()} ${letters.join()}`;
    const style = styles.get(key) ?? styleWith(numbersUsed, letters);
    styles.set(key, style);
    return { html, style };
  };
}
