import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawFile, files } from './draw';

describe.each(files)('$file', ({ name, scheme, file }) => {
  const svg = drawFile(name, scheme);

  it('is what the drawing and the tokens give', () => {
    const onDisk = readFileSync(new URL(`../../../public/art/${file}`, import.meta.url), 'utf8');
    expect(onDisk, 'run: node --import tsx scripts/art/draw-files.ts').toBe(svg);
  });

  it('refers to nothing outside itself and runs nothing', () => {
    expect(svg).not.toMatch(/var\(|<script|<style|href|url\(/);
    expect(Buffer.byteLength(svg)).toBeLessThan(6_000);
  });
});
