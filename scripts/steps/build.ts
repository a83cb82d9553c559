import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';
import { run } from '../setup/child.mjs';
import { step } from '../setup/step.mjs';
import { checkContent } from './content';
import { fingerprintBuild } from './fingerprint';
import { bundleLoader } from './loader';
import { nextProcess } from './node';
import { noteProvenance } from './provenance';

/**
 * Builds for production unless the last complete build had the same fingerprint. Writes that note last, so an
 * interrupted build is made again.
 */
export async function ensureBuilt({ root, distDir }: Pick<Settings, 'root' | 'distDir'>): Promise<void> {
  const mark = path.join(root, distDir, 'made-from');
  const wanted = fingerprintBuild(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  rmSync(mark, { force: true });
  await checkContent(root);
  const { args, env } = nextProcess('build');
  await step('Building (the first time takes a minute)', () =>
    run(process.execPath, args, {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: distDir },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      failure: 'The build failed',
    }),
  );
  bundleLoader(root, path.join(root, distDir));
  noteProvenance(root, distDir);
  writeFileSync(mark, wanted);
}
