// @ts-check
import { createHash } from 'node:crypto';

/**
 * The content of a page's scripts, in order: entries of the framework's lists, and addresses of files.
 * @typedef {{ flight: unknown[], bundler: unknown[], scripts: string[] }} PageData
 */

/**
 * A page without the framework's scripts, and the data that it fetches at the first interaction.
 * @typedef {{ readonly html: string, readonly address: string, readonly data: string }} SleepingPage
 */

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\stype="application\/(?:ld\+)?json"/;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const fileScript = /^(?: id="_R_")? src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""$/;
const legacyScript = /^ src="\/_next\/static\/[^"]+" noModule=""$/;
const inlineScript = /^(?: id="_R_")?$/;

/**
 * On a phone, early fonts would delay the first text. A wide screen mostly has a fast line and needs them for
 * the first view.
 */
const fontPreload = /<link rel="preload"(?= href="[^"]*" as="font")/g;
const wideFontPreload = '$& media="(min-width: 48rem)"';

/**
 * The frame of public pages reports that React is attached (`components/layout/frame.tsx`); a part may need
 * it at once.
 */
const maySleep = ' data-may-sleep=';
const wakesNow = ' data-wakes="now"';

/**
 * Inline scripts without data: the first creates the list, the second records the time of the first paint.
 */
const withoutData = new Map([
  ['(self.__next_f=self.__next_f||[]).push([0])', [[0]]],
  ['requestAnimationFrame(function(){$RT=performance.now()});', []],
]);

/** Calls with data, by the list that they add to. */
const calls = /** @type {const} */ ([
  { to: 'flight', opening: 'self.__next_f.push(', closing: ')' },
  {
    to: 'bundler',
    opening: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    closing: ');',
  },
]);

/**
 * @param {string} code of an inline script
 * @returns {{ readonly to: 'flight' | 'bundler', readonly values: readonly unknown[] } | undefined} undefined
 * if it does more than add to a list
 */
function readPushes(code) {
  const fixed = withoutData.get(code);
  if (fixed) return { to: 'flight', values: fixed };
  const call = calls.find(({ opening, closing }) => code.startsWith(opening) && code.endsWith(closing));
  if (!call) return undefined;
  try {
    return { to: call.to, values: [JSON.parse(code.slice(call.opening.length, -call.closing.length))] };
  } catch {
    return undefined;
  }
}

/**
 * Replaces the framework's scripts in a finished page by the loader, which fetches them at the first
 * interaction.
 * @param {string} html
 * @param {string} path of the page; part of the address of its data, so that another process can render the
 * same page
 * @param {string} loader address of the loader (`lib/site/waking/own-script.ts`)
 * @returns {SleepingPage | undefined} undefined for a page of another frame, or with a script of an unknown
 * form: it is not changed
 */
export function putToSleep(html, path, loader) {
  /** @type {PageData} */
  const held = { flight: [], bundler: [], scripts: [] };
  let known = true;
  const without = html
    .replace(scriptElement, (element, /** @type {string} */ attributes, /** @type {string} */ code) => {
      if (dataBlock.test(attributes)) return element;
      if (legacyScript.test(attributes)) return '';
      const file = fileScript.exec(attributes)?.[1];
      const pushes = inlineScript.test(attributes) ? readPushes(code) : undefined;
      if (file && code === '') held.scripts.push(file.replaceAll('&amp;', '&'));
      else if (pushes) held[pushes.to].push(...pushes.values);
      else known = false;
      return '';
    })
    .replace(scriptPreload, '')
    .replace(fontPreload, wideFontPreload);
  if (!known || held.flight.length === 0 || held.scripts.length === 0) return undefined;
  if (!without.includes(maySleep) || !without.includes('</head>')) return undefined;
  const data = JSON.stringify(held);
  const name = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  const address = `/wake/${name}${path === '/' ? '/index' : path}.json`;
  const early = without.includes(wakesNow)
    ? `<link rel="preload" as="fetch" href="${address}" crossorigin=""/>`
    : '';
  const script = `<script src="${loader}" defer="" data-page="${address}"></script>`;
  return { html: without.replace('</head>', () => `${early}${script}</head>`), address, data };
}

/**
 * Hashes of the inline scripts of a page that keeps its scripts, for its policy.
 * @param {string} html as the framework rendered it
 * @returns {string[]} `'sha256-…'`, each once
 */
export function inlineScriptHashes(html) {
  const codes = [...html.matchAll(scriptElement)].filter(
    ([, attributes = '']) => !/\ssrc=/.test(attributes) && !dataBlock.test(attributes),
  );
  return [
    ...new Set(
      codes.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    ),
  ];
}
