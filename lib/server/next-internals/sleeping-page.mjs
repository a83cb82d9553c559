// @ts-check
import { isDataBlock, readPushes } from './inline-scripts.mjs';
import { contentAddress } from './own-script.mjs';
import { usedStyles } from './used-styles.mjs';

/**
 * A kept page without the framework's scripts, and what they held; `style` is the text of its one style element, "" for a
 * page that has its style sheets.
 * @typedef {{ readonly html: string, readonly address: string, readonly data: string, readonly style: string }} SleepingPage
 */

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const fileScript = /^(?: id="_R_")? src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""$/;
const legacyScript = /^ src="\/_next\/static\/[^"]+" noModule=""$/;
const inlineScript = /^(?: id="_R_")?$/;

const styleSheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css[^"]*)"[^>]*>/g;

/** What a page carries whose frame says when React answers, and a part of it that is nothing without React. */
const maySleep = ' data-may-sleep=';
const wakesNow = ' data-wakes="now"';

/** Stands in a page's data for the form token of one visit; `lib/site/waking/sleep.ts` puts the token back. */
const tokenMark = 'form-token.';

/**
 * Takes the framework's scripts out of a finished page, for the page to fetch at its first touch, or as soon as it is read
 * where a part of it is nothing without them. In place of its style
 * sheets come the rules that it uses; the sheets are fetched with the scripts, which show more than the page has now.
 * @param {string} html
 * @param {string} page address of the page, with its question
 * @param {string} script address of the script that wakes it
 * @param {string} [token] form token of the visit: the page names it once more for its data, which is without it
 * @returns {SleepingPage | undefined} undefined for a page of another frame, or whose scripts are not of the known form: it
 *   stays as it is
 */
export function putToSleep(html, page, script, token) {
  /** @type {{ flight: unknown[], bundler: unknown[], scripts: string[], styles: string }} */
  const held = { flight: [], bundler: [], scripts: [], styles: '' };
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
  const style = sheets.length === 0 ? '' : (usedStyles(without, sheets) ?? '');
  // As they stood, because React knows its sheets by their attributes.
  if (style !== '') held.styles = links.map(([link]) => link).join('');
  const styled = style === '' ? without : without.replace(styleSheet, '');
  const whole = JSON.stringify(held);
  const data = token ? whole.replaceAll(token, tokenMark) : whole;
  const address = contentAddress(data, page, 'json');
  const visit = token ? ` data-visit="${token}"` : '';
  // The data is on its way while the page is still being read.
  const early = without.includes(wakesNow)
    ? `<link rel="preload" as="fetch" href="${address}" crossorigin=""/>`
    : '';
  return {
    html: styled.replace(
      '</head>',
      () =>
        `${style && `<style>${style}</style>`}${early}<script src="${script}" async="" data-page="${address}"${visit}></script></head>`,
    ),
    address,
    data,
    style,
  };
}
