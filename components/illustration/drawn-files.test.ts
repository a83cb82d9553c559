import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const filesOf = (folder: string) => readdirSync(new URL(`../../${folder}/`, import.meta.url)).sort();

const portraits = filesOf('public/portraits').map((file) => `public/portraits/${file}`);
const pictures = filesOf('public/art').map((file) => `public/art/${file}`);

/** The values of the picture tokens in a scheme: dark ones if there are any, else the light ones. */
function artTokens(scheme: 'light' | 'dark'): ReadonlySet<string> {
  const [light = '', dark = ''] = read('app/globals.css').split('@media (prefers-color-scheme: dark)');
  const valuesIn = (css: string) => [...css.matchAll(/(--art-[a-z0-9-]+): ([^;]+);/g)];
  const all = scheme === 'light' ? valuesIn(light) : [...valuesIn(light), ...valuesIn(dark)];
  return new Set(new Map(all.map(([, name = '', value = '']) => [name, value])).values());
}

describe('pictures that are files', () => {
  it.each([...portraits, ...pictures])(
    '%s is small, refers to nothing outside itself and runs nothing',
    (path) => {
      const svg = read(path);
      expect(svg).toMatch(/^<svg [^>]*viewBox=/);
      expect(svg).not.toMatch(/href|url\(|var\(|<script|<style|style=|undefined|NaN/);
      expect(Buffer.byteLength(svg)).toBeLessThan(6_000);
    },
  );

  it('give no two people the same face', () => {
    expect(new Set(portraits.map(read)).size).toBe(portraits.length);
  });

  it.each(['light', 'dark'] as const)('have the colours of the %s scheme', (scheme) => {
    const tokens = artTokens(scheme);
    const drawn = pictures.filter((path) => path.endsWith(`-${scheme}.svg`));
    expect(drawn).toHaveLength(pictures.length / 2);
    for (const path of drawn) {
      const colours = read(path).match(/oklch\([^)]*\)/g) ?? [];
      expect(colours.length, path).toBeGreaterThan(0);
      for (const colour of colours) expect(tokens, path).toContain(colour);
    }
  });
});
