// @ts-check
import { isDataBlock, readPushes } from './inline-scripts.mjs';
import { contentAddress } from './own-script.mjs';

/**
 * A kept page without the framework's scripts, and what they held.
 * @typedef {{ readonly html: string, readonly address: string, readonly data: string }} SleepingPage
 */

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const fileScript = /^(?: id="_R_")? src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""$/;
const legacyScript = /^ src="\/_next\/static\/[^"]+" noModule=""$/;
const inlineScript = /^(?: id="_R_")?$/;

/** What a page without React cannot do, and what each page carries whose frame says when React answers. */
const wakesNow = ' data-wakes="now"';
const maySleep = ' data-may-sleep=';

/**
 * Takes the framework's scripts out of a finished page, for the page to fetch at its first touch.
 * @param {string} html
 * @param {string} path pathname of the page
 * @param {string} script address of the script that wakes it
 * @returns {SleepingPage | undefined} undefined for a page that needs React at once, or whose scripts are not of the
 *   known form: it stays as it is
 */
export function putToSleep(html, path, script) {
  /** @type {{ flight: unknown[], bundler: unknown[], scripts: string[] }} */
  const page = { flight: [], bundler: [], scripts: [] };
  let known = true;
  const without = html
    .replace(scriptElement, (element, /** @type {string} */ attributes, /** @type {string} */ code) => {
      if (isDataBlock(attributes)) return element;
      if (legacyScript.test(attributes)) return '';
      const file = fileScript.exec(attributes)?.[1];
      if (file && code === '') {
        page.scripts.push(file.replaceAll('&amp;', '&'));
        return '';
      }
      const pushes = inlineScript.test(attributes) ? readPushes(code) : undefined;
      if (!pushes) known = false;
      else page[pushes.to].push(...pushes.values);
      return '';
    })
    .replace(scriptPreload, '');
  if (!known || page.flight.length === 0 || page.scripts.length === 0) return undefined;
  if (!without.includes(maySleep) || without.includes(wakesNow) || !without.includes('</head>'))
    return undefined;
  const data = JSON.stringify(page);
  const address = contentAddress(data, path, 'json');
  return {
    html: without.replace(
      '</head>',
      () => `<script src="${script}" async="" data-page="${address}"></script></head>`,
    ),
    address,
    data,
  };
}
