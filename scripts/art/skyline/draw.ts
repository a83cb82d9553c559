import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Evening } from './drawing';

export type Scheme = 'light' | 'dark';

const tokens = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');

/** The values of the picture tokens in a scheme: dark ones where there are, else the light ones. */
function artTokens(scheme: Scheme): Map<string, string> {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const found = (css: string) => [...css.matchAll(/(--art-[a-z0-9-]+): ([^;]+);/g)];
  const all = scheme === 'light' ? found(light) : [...found(light), ...found(dark)];
  return new Map(all.map(([, name = '', value = '']) => [name, value]));
}

/**
 * The skyline above every footer as a file of its own. It stands on each page far below the fold: inline it would
 * travel twice with every page; as a file it is fetched once for all of them, after what matters more.
 */
export function drawSkyline(scheme: Scheme): string {
  const values = artTokens(scheme);
  return renderToStaticMarkup(createElement(Evening, {}))
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => {
      const value = values.get(name);
      if (!value) throw new Error(`${name} is no token of ${scheme}`);
      return value;
    })
    .replace(' aria-hidden="true"', '')
    .concat('\n');
}
