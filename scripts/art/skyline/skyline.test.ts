import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawSkyline } from './draw';

describe.each(['light', 'dark'] as const)('the %s skyline', (scheme) => {
  const svg = drawSkyline(scheme);

  it('on disk is what the drawing and the tokens give', () => {
    const file = new URL(`../../../public/art/evening-${scheme}.svg`, import.meta.url);
    expect(readFileSync(file, 'utf8'), 'run: node --import tsx scripts/art/draw-skyline.ts').toBe(svg);
  });

  it('refers to nothing outside itself and runs nothing', () => {
    expect(svg).not.toMatch(/var\(|<script|<style|href|url\(/);
    expect(Buffer.byteLength(svg)).toBeLessThan(6_000);
  });
});
