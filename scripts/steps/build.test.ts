import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { ensureBuilt, noteServing } from './build';
import { fingerprintBuild } from './fingerprint';

/** A checkout whose build was made from other sources. */
function checkout(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'app'));
  writeFileSync(path.join(root, 'app/page.tsx'), 'export default () => null;');
  mkdirSync(path.join(root, 'scripts/steps'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/steps/loader.ts'), 'export {};');
  mkdirSync(path.join(root, '.next'));
  writeFileSync(path.join(root, '.next/made-from'), 'other sources');
  return root;
}

it('a build that would take the files away from a running copy is refused', async () => {
  const build = { root: checkout(), distDir: '.next' };
  noteServing(build);
  await expect(ensureBuilt(build)).rejects.toThrow(`still runs (pid ${process.pid}): stop it first`);
  writeFileSync(path.join(build.root, '.next/made-from'), fingerprintBuild(build.root));
  await expect(ensureBuilt(build)).resolves.toBeUndefined();
});

it('another address, port or data folder needs no other build; another source or step does', () => {
  const root = checkout();
  const before = fingerprintBuild(root);
  const copy = mkdtempSync(path.join(tmpdir(), 'build-'));
  cpSync(root, copy, { recursive: true });
  for (const [name, value] of [
    ['APP_URL', 'https://www.example.in'],
    ['PORT', '4000'],
    ['DATA_DIR', '/elsewhere'],
    ['SUPPORT_EMAIL', 'hello@example.in'],
  ] as const)
    vi.stubEnv(name, value);
  expect(fingerprintBuild(copy)).toBe(before);
  writeFileSync(path.join(copy, 'scripts/steps/loader.ts'), 'export default 1;');
  const afterStep = fingerprintBuild(copy);
  expect(afterStep).not.toBe(before);
  writeFileSync(path.join(copy, 'app/page.tsx'), 'export default () => 1;');
  expect(fingerprintBuild(copy)).not.toBe(afterStep);
});
