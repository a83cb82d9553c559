import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Evening } from './evening';
import { Interrupted } from './interrupted';

/**
 * Pictures that are files of their own: one stands far below the fold of every page, the other in code that every page
 * loads and hardly any shows. Inline they would travel with each of them.
 */
const pictures = { evening: Evening, interrupted: Interrupted };

export type PictureName = keyof typeof pictures;
export type Scheme = 'light' | 'dark';

const schemes: readonly Scheme[] = ['light', 'dark'];
const names: readonly PictureName[] = ['evening', 'interrupted'];
export const files = names.flatMap((name) =>
  schemes.map((scheme) => ({ name, scheme, file: `${name}-${scheme}.svg` })),
);

const tokens = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');

/** The values of the picture tokens in a scheme: dark ones where there are, else the light ones. */
function artTokens(scheme: Scheme): Map<string, string> {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const found = (css: string) => [...css.matchAll(/(--art-[a-z0-9-]+): ([^;]+);/g)];
  const all = scheme === 'light' ? found(light) : [...found(light), ...found(dark)];
  return new Map(all.map(([, name = '', value = '']) => [name, value]));
}

/** The picture as a document in the colours of one scheme; an image knows nothing of the page's tokens. */
export function drawFile(name: PictureName, scheme: Scheme): string {
  const values = artTokens(scheme);
  return renderToStaticMarkup(createElement(pictures[name], {}))
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_, token: string) => {
      const value = values.get(token);
      if (!value) throw new Error(`${token} is no token of ${scheme}`);
      return value;
    })
    .replace(' aria-hidden="true"', '')
    .concat('\n');
}
