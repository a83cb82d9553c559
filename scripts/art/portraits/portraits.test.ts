import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from './draw';
import { people } from './people';

const folder = new URL('../../../public/portraits/', import.meta.url);

describe('portraits of the sample therapists', () => {
  it('are on disk exactly as drawn, one for each person and nothing else', async () => {
    expect((await readdir(folder)).sort()).toEqual(
      Object.keys(people)
        .map((slug) => `${slug}.svg`)
        .sort(),
    );
    for (const [slug, person] of Object.entries(people)) {
      expect(await readFile(new URL(`${slug}.svg`, folder), 'utf8'), slug).toBe(drawPortrait(person));
    }
  });

  it.each(Object.entries(people))('%s is small and refers to nothing outside itself', (_slug, person) => {
    const svg = drawPortrait(person);
    expect(svg.length).toBeLessThan(5 * 1024);
    expect(svg).not.toMatch(/href|url\(|<script|<style|style=|undefined|NaN/);
  });

  it('gives no two people the same face', () => {
    const drawings = Object.values(people).map(drawPortrait);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
