// @ts-check
import { isDataBlock, readPushes } from './inline-scripts.mjs';
import { contentAddress } from './own-script.mjs';
import { withUsedStyles } from './used-styles.mjs';

/**
 * A kept page without the framework's scripts, and the files that it names: what the scripts held, and where it has short names
 * of classes, their long ones. `style` is the text of its one style element, "" for a page that has its style sheets.
 * `plain` is its HTML before it got them, with the long names, and `sheets` are the addresses of the style sheets then.
 * @typedef {{ readonly address: string, readonly content: string }} PageFile
 * @typedef {{ readonly html: string, readonly data: PageFile, readonly names: PageFile | undefined, readonly style: string, readonly plain: string, readonly sheets: readonly string[] }} SleepingPage
 */

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const fileScript = /^(?: id="_R_")? src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""$/;
const legacyScript = /^ src="\/_next\/static\/[^"]+" noModule=""$/;
const inlineScript = /^(?: id="_R_")?$/;

/**
 * Beside rules that stand in the page a phone is better without: it knows there which fonts it needs, and shows the page first. A wide
 * screen mostly has a fast line, on which the fonts come in time for the first view.
 */
const fontPreload = /<link rel="preload"(?= href="[^"]*" as="font")/g;
const wideFontPreload = '$& media="(min-width: 48rem)"';

const styleSheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css[^"]*)"[^>]*>/g;

/** What a page carries whose frame says when React answers, and a part of it that is nothing without React. */
const maySleep = ' data-may-sleep=';
const wakesNow = ' data-wakes="now"';

/**
 * @param {string} content
 * @param {string} page
 * @returns {PageFile}
 */
const fileOf = (content, page) => ({ address: contentAddress(content, page, 'json'), content });

/** @type {WeakMap<ReadonlyMap<string, string>, PageFile>} */
const filesOfNames = new WeakMap();

/**
 * The long name of each short one, for a page that shows a part of another (`lib/site/waking/long-names.ts`).
 * @param {ReadonlyMap<string, string>} names long to short, of the sheets that every public page has
 */
function longNamesOf(names) {
  const file =
    filesOfNames.get(names) ?? fileOf(JSON.stringify([...names].map(([long, short]) => [short, long])), '/');
  filesOfNames.set(names, file);
  return file;
}

/**
 * Takes the framework's scripts out of a finished page, for the page to fetch at its first touch, or as soon as it is read
 * where a part of it is nothing without them. In place of its style
 * sheets come the rules that it uses, under short names; the sheets are fetched with the scripts, which show more than the page has now.
 * @param {string} html
 * @param {string} page address of the page, with its question
 * @param {string} script address of the script that wakes it
 * @returns {SleepingPage | undefined} undefined for a page of another frame, or whose scripts are not of the known form: it
 *   stays as it is
 */
export function putToSleep(html, page, script) {
  /** @type {{ flight: unknown[], bundler: unknown[], scripts: string[], styles: string, files: string[] }} */
  const held = { flight: [], bundler: [], scripts: [], styles: '', files: [] };
  let known = true;
  const without = html
    .replace(scriptElement, (element, /** @type {string} */ attributes, /** @type {string} */ code) => {
      if (isDataBlock(attributes)) return element;
      if (legacyScript.test(attributes)) return '';
      const file = fileScript.exec(attributes)?.[1];
      if (file && code === '') {
        held.scripts.push(file.replaceAll('&amp;', '&'));
        return '';
      }
      const pushes = inlineScript.test(attributes) ? readPushes(code) : undefined;
      if (!pushes) known = false;
      else held[pushes.to].push(...pushes.values);
      return '';
    })
    .replace(scriptPreload, '');
  if (!known || held.flight.length === 0 || held.scripts.length === 0) return undefined;
  if (!without.includes(maySleep) || !without.includes('</head>')) return undefined;
  const links = [...without.matchAll(styleSheet)];
  const sheets = links.map(([, sheet = '']) => sheet.replaceAll('&amp;', '&'));
  const plain = without.replace(styleSheet, '').replace(fontPreload, wideFontPreload);
  const styled = sheets.length === 0 ? undefined : withUsedStyles(plain, sheets);
  // Keeps the links as they stood, because React recognises its style sheets by their attributes.
  if (styled) held.styles = links.map(([link]) => link).join('');
  held.files = [...held.scripts, ...sheets];
  const data = fileOf(JSON.stringify(held), page);
  const names = styled && longNamesOf(styled.names);
  // The data is on its way while the page is still being read.
  const early = without.includes(wakesNow)
    ? `<link rel="preload" as="fetch" href="${data.address}" crossorigin=""/>`
    : '';
  const style = styled ? `<style data-names="${names?.address}">${styled.style}</style>` : '';
  return {
    html: (styled?.html ?? without).replace(
      '</head>',
      () => `${style}${early}<script src="${script}" async="" data-page="${data.address}"></script></head>`,
    ),
    data,
    names,
    style: styled?.style ?? '',
    plain,
    sheets,
  };
}
