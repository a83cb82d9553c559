import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders without a source of pages. */
const besideTheProduct = new Set([
  'bench',
  'coverage',
  'docs',
  'e2e',
  'generated',
  'node_modules',
  'playwright-report',
  'scripts',
  'test',
  'test-results',
]);
const notBuilt = /\.test\.tsx?$|\.md$|\.tsbuildinfo$|^next-env\.d\.ts$/;

function isBuilt(directory: string, name: string): boolean {
  if (name.startsWith('.') || besideTheProduct.has(name) || notBuilt.test(name)) return false;
  // The data directory of some copy, inside the checkout.
  return !existsSync(path.join(directory, name, 'secrets.json'));
}

function addFolder(hash: Hash, directory: string, from: string): void {
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(directory, entry.name);
    if (directory === from ? !isBuilt(directory, entry.name) : notBuilt.test(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, file, from);
    else if (entry.isFile()) hash.update(path.relative(from, file)).update('\0').update(readFileSync(file));
  }
}

/** A digest of a build's inputs: sources, build steps, lockfile and Node, without settings. */
export function fingerprintBuild(root: string): string {
  const hash = createHash('sha256').update(process.version);
  addFolder(hash, root, root);
  addFolder(hash, path.join(root, 'scripts', 'steps'), root);
  return hash.digest('hex');
}

export function fingerprintModels(root: string): string {
  const hash = createHash('sha256');
  const folder = path.join(root, 'prisma');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.prisma')) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
