import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child.mjs';
import { waitForTurn } from '../setup/install.mjs';
import { takeLock } from '../setup/lock.mjs';
import { step } from '../setup/step.mjs';
import { Explained } from '../setup/terminal.mjs';
import { checkContent } from './content';
import { fingerprintBuild } from './fingerprint';
import { bundleLoader } from './loader';
import { followingProcess, nextCommand } from './node';
import { noteProvenance } from './provenance';

/** A checkout and the folder of its build, which is relative to it. */
export type Build = { readonly root: string; readonly distDir: string };

/**
 * Replaces the settings, so that one build serves any address: a server renders every page again and never
 * sends the build's pages. The key only salts the ids of actions, which are public and stay the same between
 * releases; each server seals with its own.
 */
const standIns = {
  APP_URL: 'https://build.invalid',
  SUPPORT_EMAIL: 'build@build.invalid',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  NEXTAUTH_SECRET: 'build'.repeat(8),
  // Empty instead of missing: the framework reads .env itself.
  DATABASE_URL: '',
  DATABASE_REPLICA_URL: '',
};

/**
 * Builds for production unless the last complete build had the same fingerprint. Writes the fingerprint last,
 * so an interrupted build is repeated. Two copies started at once take turns.
 * @throws Explained if another copy still runs from the build to replace
 */
export async function ensureBuilt({ root, distDir }: Build): Promise<void> {
  const lock = await waitForTurn(path.join(root, '.setup.lock'));
  try {
    const mark = path.join(root, distDir, 'made-from');
    const wanted = fingerprintBuild(root);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
    refuseWhileServed({ root, distDir });
    rmSync(mark, { force: true });
    await checkContent(root);
    const { args, env } = followingProcess(nextCommand, 'build');
    const build = () =>
      run(process.execPath, args, {
        cwd: root,
        env: { ...env, ...standIns, NODE_ENV: 'production', NEXT_DIST_DIR: distDir },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        failure: 'The build failed',
      });
    await step('Building', build, 50);
    bundleLoader(root, path.join(root, distDir));
    noteProvenance(root, distDir);
    writeFileSync(mark, wanted);
  } finally {
    lock.release();
  }
}

const servingNotes = ({ root, distDir }: Build) => path.join(root, distDir, 'served-by');

/** Records until this process ends that its server needs the build's files. */
export function noteServing(build: Build): void {
  const notes = servingNotes(build);
  mkdirSync(notes, { recursive: true });
  takeLock(path.join(notes, String(process.pid)));
}

function refuseWhileServed(build: Build): void {
  const notes = servingNotes(build);
  for (const name of existsSync(notes) ? readdirSync(notes) : []) {
    const note = takeLock(path.join(notes, name));
    if ('heldBy' in note) {
      throw new Explained(
        `The sources have changed, and a copy that was built before still runs (pid ${note.heldBy.pid}): stop it first.`,
      );
    }
    note.release();
  }
}
