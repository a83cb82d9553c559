import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { takeLock } from './lock.mjs';
import { step } from './step.mjs';
import { Explained, say } from './terminal.mjs';

const leastNode = [20, 19];

/** @throws Explained when this Node is too old for the framework */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = leastNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Explained(`Node ${leastNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** @param {string} file */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * npm writes its own list into node_modules as the last step of an installation: a list equal to the lockfile
 * means a complete installation, a missing one an interrupted one.
 * @param {string} root
 */
function isInstalled(root) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const present = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.optional || entry.devOptional || entry.peer) return true;
    return present[place]?.version === entry.version && existsSync(path.join(root, place));
  });
}

/**
 * Installs the lockfile's packages, unless already done. Two copies started at once from one checkout take
 * turns.
 * @param {string} root folder of package.json
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const lock = await waitForTurn(path.join(root, '.setup.lock'));
  try {
    if (isInstalled(root)) return;
    const install = () =>
      run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: root,
        // Both commands need development tools, whatever NODE_ENV is. Naming an engine prevents a needless
        // download by the ORM's installer.
        env: {
          ...process.env,
          NODE_ENV: 'development',
          npm_config_omit: '',
          npm_config_include: 'dev',
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        },
        failure: 'npm ci failed; run the same command again once the cause above is gone',
      });
    await step('Installing packages', install, 37);
  } finally {
    lock.release();
  }
}

/**
 * Waits while another copy of this checkout prepares the shared files.
 * @param {string} file
 */
export async function waitForTurn(file) {
  for (let told = false; ; told = true) {
    const lock = takeLock(file);
    if (!('heldBy' in lock)) return lock;
    if (!told) say(`  Another start (pid ${lock.heldBy.pid}) prepares this checkout; waiting for it.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
