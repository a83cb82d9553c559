import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildFindings } from '../doctor/build';
import { noteProvenance, readProvenance } from './provenance';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Asha', '-c', 'user.email=asha@antarman.test', ...args], {
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  mkdirSync(path.join(root, '.next'));
  writeFileSync(path.join(root, 'package.json'), '{"version":"1.2.3"}');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, '.gitignore'), '.next\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});

it('names the commit of a build, and whether files were changed', () => {
  expect(readProvenance(root, '.next')).toBeNull();
  noteProvenance(root, '.next');
  const commit = git('rev-parse', 'HEAD');
  expect(readProvenance(root, '.next')).toMatchObject({ version: '1.2.3', commit, changed: false });
  writeFileSync(path.join(root, 'page.tsx'), 'changed');
  noteProvenance(root, '.next');
  expect(readProvenance(root, '.next')).toMatchObject({ commit, changed: true });
});

it('takes the commit from whoever builds a release without git', () => {
  rmSync(path.join(root, '.git'), { recursive: true });
  vi.stubEnv('BUILD_COMMIT', 'a'.repeat(40));
  noteProvenance(root, '.next');
  expect(readProvenance(root, '.next')).toMatchObject({ commit: 'a'.repeat(40), changed: null });
  vi.stubEnv('BUILD_COMMIT', '');
  noteProvenance(root, '.next');
  expect(readProvenance(root, '.next')).toMatchObject({ commit: null, changed: null });
});

it('is said by the doctor, who notices when other sources lie beside the build', async () => {
  expect(await buildFindings(root)).toMatchObject([
    { state: 'look', todo: expect.stringContaining('build') },
  ]);
  noteProvenance(root, '.next');
  const [found] = await buildFindings(root);
  expect(found).toMatchObject({ state: 'ok' });
  expect(found?.says).toContain(`version 1.2.3 of commit ${git('rev-parse', 'HEAD').slice(0, 12)}, on 20`);
  writeFileSync(path.join(root, 'package-lock.json'), '{"another":1}');
  expect((await buildFindings(root))[0]?.says).toContain('other sources lie here now');
});
