// @ts-check
import { createHash } from 'node:crypto';

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>|<link rel="preload"([^>]*)>/g;
const dataBlock = /\stype="application\/(?:ld\+)?json"/;
const fileScript = /^(?: id="_R_")? src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""$/;
const legacyScript = /^ src="\/_next\/static\/[^"]+" noModule=""$/;
const inlineScript = /^(?: id="_R_")?$/;

/** Inline scripts: one creates a list, two add to lists, one records the time of the first paint. */
const opening = '(self.__next_f=self.__next_f||[]).push([0])';
const flightCall = /^self\.__next_f\.push\((.*)\)$/s;
const bundlerCall =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s;
const painted = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * The frame of public pages reports that React is attached (`components/layout/frame.tsx`); a part may need it at once.
 */
const maySleep = ' data-may-sleep=';
const wakesNow = ' data-wakes="now"';

/** @param {string} text */
const isJson = (text) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Replaces the framework's scripts in a finished page by the loader, which fetches their content at the first interaction.
 * @param {string} html one character per byte, which halves its memory and keeps its bytes
 * @param {string} url of the page, part of the address of its data, so that another process can render the
 * same page
 * @param {() => string} loader address of the loader (`lib/site/waking/own-script.ts`)
 * @returns {{ readonly html: string, readonly address: string, readonly data: string } | undefined} undefined
 * for a page of another frame, or with a script of an unknown form: it is not changed
 */
export function putToSleep(html, url, loader) {
  /** @type {{ flight: string[], bundler: string[], scripts: string[] }} in the order of the page, each as JSON */
  const held = { flight: [], bundler: [], scripts: [] };

  /** @param {string} attributes @param {string} code @returns whether the script has a known form */
  function hold(attributes, code) {
    const file = fileScript.exec(attributes)?.[1];
    if (file && code === '') return held.scripts.push(JSON.stringify(file.replaceAll('&amp;', '&'))) > 0;
    if (legacyScript.test(attributes)) return true;
    if (!inlineScript.test(attributes)) return false;
    const flight = code === opening ? '[0]' : flightCall.exec(code)?.[1];
    if (flight) return held.flight.push(flight) > 0;
    const bundler = bundlerCall.exec(code)?.[1];
    if (bundler) return held.bundler.push(bundler) > 0;
    return code === painted;
  }

  let known = true;
  const without = html.replace(element, (whole, attributes, code, preload = '') => {
    // On a phone, early fonts would delay the first text. A wide screen mostly has a fast line.
    if (preload.includes(' as="font"'))
      return whole.replace('"preload"', '"preload" media="(min-width: 48rem)"');
    if (attributes === undefined) return preload.startsWith(' as="script"') ? '' : whole;
    if (dataBlock.test(attributes)) return whole;
    known = hold(attributes, code) && known;
    return '';
  });
  if (!known || held.flight.length === 0 || held.scripts.length === 0) return undefined;
  if (!without.includes(maySleep) || !without.includes('</body>')) return undefined;
  const { flight, bundler, scripts } = held;
  const data = `{"flight":[${flight}],"bundler":[${bundler}],"scripts":[${scripts}]}`;
  if (!isJson(data)) return undefined;
  const name = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  const address = `/wake/${name}${url}`;
  const named = address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const early = without.includes(wakesNow)
    ? `<link rel="preload" as="fetch" href="${named}" crossorigin=""/>`
    : '';
  // At the end, where the page is there for it, and not deferred: a browser joins a deferred script and the first layout to
  // one long task.
  const script = `<script src="${loader()}" async="" data-page="${named}"></script>`;
  return {
    html: without.replace('</head>', () => `${early}</head>`).replace('</body>', () => `${script}</body>`),
    address,
    data,
  };
}

/**
 * Hashes of the inline scripts of a page that keeps its scripts, for its policy.
 * @param {string} html as the framework rendered it, one character per byte
 * @returns {string[]} `'sha256-…'`, each once
 */
export function inlineScriptHashes(html) {
  const codes = [...html.matchAll(element)].flatMap(([, attributes = ' src=', code = '']) =>
    /\ssrc=/.test(attributes) || dataBlock.test(attributes) ? [] : [code],
  );
  const hashOf = (/** @type {string} */ code) => createHash('sha256').update(code, 'latin1').digest('base64');
  return [...new Set(codes.map((code) => `'sha256-${hashOf(code)}'`))];
}
