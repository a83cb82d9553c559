import { readFileSync } from 'node:fs';
import path from 'node:path';

const texts = new Map();

export function pageFile(name) {
  const folder = process.env.BENCH_PAGES ?? '';
  const text = texts.get(name) ?? readFileSync(path.join(folder, path.basename(name)), 'utf8');
  texts.set(name, text);
  return text;
}
