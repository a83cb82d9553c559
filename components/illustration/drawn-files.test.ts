import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawing';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const filesOf = (folder: string) => readdirSync(new URL(`../../${folder}/`, import.meta.url)).sort();

const portraits = filesOf('public/portraits').map((file) => `public/portraits/${file}`);
const pictures = filesOf('public/art').map((file) => `public/art/${file}`);

type Scheme = 'light' | 'dark';

/** The picture tokens that a text sets by day and, under the dark scheme, by night. */
function tokensOf(css: string, scheme: Scheme): ReadonlyMap<string, string> {
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
  const set = (scheme === 'light' ? day : night).matchAll(/(--art-[a-z0-9-]+): ([^;}]+)/g);
  return new Map([...set].map(([, name = '', value = '']) => [name, value]));
}

describe('pictures that are files', () => {
  it.each([...portraits, ...pictures])(
    '%s is small, refers to nothing outside itself and runs nothing',
    (path) => {
      const svg = read(path);
      expect(svg).toMatch(/^<svg [^>]*viewBox=/);
      expect(svg).not.toMatch(/href|url\(|@import|<script|<foreignObject|\son\w+=|style=|undefined|NaN/);
      expect(Buffer.byteLength(svg)).toBeLessThan(10_000);
    },
  );

  it('give no two people the same face', () => {
    expect(new Set(portraits.map(read)).size).toBe(portraits.length);
  });

  it('have a night of their own', () => {
    for (const path of [...portraits, ...pictures]) {
      expect(read(path), path).toContain('@media (prefers-color-scheme: dark)');
    }
  });
});

describe('drawings', () => {
  it('show each scene once; the empty shelf says everywhere that nothing was found', () => {
    const sources = ['app', 'components'].flatMap((folder) =>
      readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => read(`${folder}/${file}`)),
    );
    const named = sources.flatMap((source) => [
      ...source.matchAll(/(?:<Drawing\s+name|drawing|picture)[=:] ?["']([a-z-]+)/g),
    ]);
    const scenes = named.map(([, name]) => name).filter((name) => name !== 'empty-shelf');
    expect(scenes.toSorted()).toEqual([...new Set(scenes)].toSorted());
  });

  it('are known with their sizes', () => {
    const sizes = pictures.map((path) => {
      const [, name = ''] = /([a-z-]+)\.svg$/.exec(path) ?? [];
      const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(read(path)) ?? [];
      return [name, [Number(width), Number(height)]];
    });
    expect(Object.fromEntries(sizes)).toEqual(drawings);
  });

  it.each(pictures)('%s has the colours of both schemes, all that it uses and no other', (path) => {
    const svg = read(path);
    const [, style = '', shapes = ''] = /<style>(.*)<\/style>(.*)/s.exec(svg) ?? [];
    const used = new Set([...shapes.matchAll(/var\((--art-[a-z0-9-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(0);
    expect(shapes).not.toMatch(/#[0-9a-f]{3}|oklch/);
    for (const scheme of ['light', 'dark'] as const) {
      const wanted = [...tokensOf(read('app/globals.css'), scheme)].filter(([name]) => used.has(name));
      expect(new Map([...tokensOf(style, scheme)].sort())).toEqual(new Map(wanted.sort()));
    }
  });
});
