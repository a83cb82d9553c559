import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compress';

it('lays both forms beside what gets smaller, once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const chunks = path.join(folder, 'chunks');
  mkdirSync(chunks);
  const script = 'export const words = 1;\n'.repeat(100);
  writeFileSync(path.join(chunks, 'a.js'), script);
  writeFileSync(path.join(chunks, 'small.js'), 'export {};');
  writeFileSync(path.join(chunks, 'font.woff2'), script);
  expect(await compressFolder(folder)).toBe(2);
  expect(readdirSync(chunks).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'small.js']);
  expect(brotliDecompressSync(readFileSync(path.join(chunks, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(path.join(chunks, 'a.js.gz'))).toString()).toBe(script);
  expect(await compressFolder(folder)).toBe(0);
});
