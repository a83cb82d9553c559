import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServices } from '../services/embedded';
import { freePort, isPortFree } from '../services/ports';
import { run } from '../setup/child.mjs';
import { onStop } from '../setup/shutdown.mjs';
import { step } from '../setup/step.mjs';
import { Explained, explain, say } from '../setup/terminal.mjs';
import { ensureBuilt } from '../steps/build';
import { ensureDemoData, migrateDatabase } from '../steps/database';
import { ensureGenerated } from '../steps/generate';
import { nextCommand } from '../steps/node';
import { startServer } from '../steps/serve';
import { ensureBrowser } from './browser';
import { sum, type Tally, tallyPlaywright, tallyVitest } from './tally';

/** A build of its own, so that a test run never disturbs a running copy. */
const distDir = '.next-test';
/** The usual port of the copy under test: pages carry their address, so the same one saves a build the next time. */
const usualPort = 3210;

/**
 * Runs what `npm test` promises and prints the sum as the last line.
 * @param only `unit` or `e2e` for one part
 * @returns exit code
 */
export async function runTests(root: string, only: string | undefined): Promise<number> {
  if (only !== undefined && only !== 'unit' && only !== 'e2e') {
    throw new Explained(`There is no part "${only}" of the tests: unit or e2e.`);
  }
  let verdict = 'The tests were interrupted.';
  // Registered first, so said last: after everything that was started has ended.
  onStop(() => say(verdict));
  const dataDir = makeThrowAwayDir();
  forgetSettings();
  const tallies: Tally[] = [];
  await ensureGenerated(root);
  if (only === undefined) {
    tallies.push(await check(root, 'Lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']));
    tallies.push(await check(root, 'Unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']));
    tallies.push(await checkTypes(root));
  }
  const services = await startServices(dataDir, false);
  process.env.TEST_DATABASE_URL = services.postgresUrl;
  process.env.MAIL_DIR = services.mailDir;
  if (only !== 'e2e') {
    tallies.push(await runVitest(root, dataDir, 'Unit and integration tests', 'vitest.config.ts'));
    tallies.push(await runVitest(root, dataDir, 'Dates on three clocks', 'vitest.zones.config.ts'));
  }
  if (only !== 'unit') tallies.push(await runBrowserTests(root, dataDir));
  const { passed, failed } = sum(tallies);
  verdict = `\n${passed} passed, ${failed} failed`;
  return failed > 0 || passed === 0 ? 1 : 0;
}

function makeThrowAwayDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'antarman-test-'));
  // The database's user must be able to pass through.
  chmodSync(dataDir, 0o711);
  onStop(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Tests must come out the same whatever the person who runs them has set. */
function forgetSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (
      /^(?:APP_URL|PORT|DATA_DIR|DATABASE_|S3_|SMTP_|MAIL_|SUPPORT_|NEXTAUTH_|NEXT_SERVER_|NEXT_DIST_|GOOGLE_|SCHEDULING_|NEWSLETTER_|WHATSAPP_|CALENDLY_|STRIPE_|RAZORPAY_|WORKER$|TRUST_PROXY_|LOG_LEVEL)/.test(
        name,
      )
    ) {
      delete process.env[name];
    }
  }
  process.env.LOG_LEVEL = 'error';
}

/** Runs one check by its exit code. */
async function check(root: string, title: string, command: string, args: readonly string[]): Promise<Tally> {
  try {
    await step(title, () =>
      run(process.execPath, [command, ...args], {
        cwd: root,
        failure: title,
      }),
    );
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(explain(error));
    return { passed: 0, failed: 1 };
  }
}

async function checkTypes(root: string): Promise<Tally> {
  const routes = await check(root, 'Types of routes', nextCommand, ['typegen']);
  const types = await check(root, 'Types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
  return { passed: routes.failed ? 0 : types.passed, failed: Math.max(routes.failed, types.failed) };
}

async function runVitest(root: string, dataDir: string, title: string, config: string): Promise<Tally> {
  const report = path.join(dataDir, `${config}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...reporters];
  const { failed } = await check(root, title, 'node_modules/vitest/vitest.mjs', args);
  return tallyVitest(report, failed === 0);
}

/** Brings a copy of the product up on its own database, as a production server, and walks through it. */
async function runBrowserTests(root: string, dataDir: string): Promise<Tally> {
  try {
    const port = (await isPortFree(usualPort)) ? usualPort : await freePort();
    process.env.APP_URL = `http://localhost:${port}`;
    process.env.CHROMIUM_PATH = await ensureBrowser(root);
    await migrateDatabase();
    await ensureDemoData(root, dataDir);
    const { ensureBuckets } = await import('@/lib/storage/buckets');
    await step('Making the buckets', ensureBuckets);
    await ensureBuilt({ root, distDir });
    await startServer({ root, port, distDir }, 'start');
  } catch (error) {
    say(explain(error));
    return { passed: 0, failed: 1 };
  }
  const report = path.join(dataDir, 'playwright.json');
  process.env.E2E_REPORT = report;
  // Some tests start a server of their own on the same build.
  process.env.NEXT_DIST_DIR = distDir;
  const { failed } = await check(root, 'End-to-end tests', 'node_modules/@playwright/test/cli.js', ['test']);
  return tallyPlaywright(report, failed === 0);
}
