import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { runMutations } from '@/test/mutation/run-mutations';
import { startServices } from '../services/embedded';
import { type HeldPort, holdPort } from '../services/ports';
import { listeningHost } from '../settings';
import { run } from '../setup/child.mjs';
import { onStop } from '../setup/shutdown.mjs';
import { step, steps } from '../setup/step.mjs';
import { explain, say } from '../setup/terminal.mjs';
import { ensureBuilt } from '../steps/build';
import { ensureDemoData, migrateDatabase } from '../steps/database';
import { ensureGenerated } from '../steps/generate';
import { nextCommand } from '../steps/node';
import { startServer } from '../steps/serve';
import { readArguments, type Wanted } from './arguments';
import { ensureBrowser } from './browser';
import { longDatabaseWait } from './database-wait.mjs';
import { sum, type Tally, tallyPlaywright, tallyVitest } from './tally';

/** The seconds of each finished step, in order of its end, and of the whole run so far. */
function timetable(): string {
  const rows = [...steps, { title: 'Everything', seconds: performance.now() / 1_000 }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const lines = rows.map(({ title, seconds }) => `${title.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}`);
  return ['Seconds per step (some run side by side)', ...lines].join('\n');
}

/** A separate build, so that a test run never disturbs a running copy. */
const distDir = '.next-test';
/** The default port of the copy under test. */
const usualPort = 3210;

type Run = { readonly root: string; readonly dataDir: string; readonly wanted: Wanted };

/**
 * Runs `npm test` or one of its parts. Prints the seconds of each step and, as the last line, the sum.
 * @param given the command's arguments
 * @returns exit code
 */
export async function runTests(root: string, given: readonly string[]): Promise<number> {
  const wanted = readArguments(given);
  let verdict = 'The tests were interrupted.';
  // Registered first, so printed last, after all children have ended.
  onStop(() => say(verdict));
  const dataDir = makeThrowAwayDir();
  forgetSettings(root);
  setSettings();
  if (wantsAllCases(wanted)) process.env.TEST_ALL_CASES = '1';
  await ensureGenerated(root);
  const tallies = await runParts({ root, dataDir, wanted });
  const { passed, failed, skipped } = sum(tallies);
  // A quick run leaves out slow tests; in the full run a program is missing on this computer.
  const missing =
    wanted.run === 'full' && skipped > 0
      ? `${skipped} skipped: something that they need is missing on this machine (nginx, coturn, a right to mount)\n`
      : '';
  verdict = `\n${timetable()}\n\n${missing}${passed} passed, ${failed} failed`;
  return failed > 0 || passed === 0 ? 1 : 0;
}

async function runParts(all: Run): Promise<readonly Tally[]> {
  const { run: part, shard } = all.wanted;
  const isWhole = part === 'change' || part === 'full';
  const tallies: Tally[] = [];
  if (isWhole && (shard === undefined || shard.startsWith('1/'))) tallies.push(...(await checkSources(all)));

  const services = await startServices(all.dataDir, false);
  process.env.TEST_DATABASE_URL = services.postgresUrl;
  process.env.MAIL_DIR = services.mailDir;
  // Runs in parallel with the database tests, because both spend much time waiting.
  const copy = part === 'unit' || part === 'mutations' ? undefined : buildCopy(all);
  if (isWhole || part === 'unit') tallies.push(await runUnitTests(all));
  if (copy) tallies.push(...(await runAgainstCopy(all, await copy)));
  if (part === 'full' || part === 'mutations') tallies.push(await takeGuardsOut(all));
  return tallies;
}

function makeThrowAwayDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'antarman-test-'));
  // The database's user must be able to traverse it.
  chmodSync(dataDir, 0o711);
  onStop(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Variables that only this command and the framework set. */
const ofRuns = /^(?:DATABASE_|S3_|MAIL_DIR|NEXTAUTH_|NEXT_DIST_|TEST_ALL_CASES)/;

/**
 * Test results must not depend on the caller's settings: neither on their variables nor on a file .env, which
 * the servers under test would read. An empty variable counts as missing and hides the file's.
 */
function forgetSettings(root: string): void {
  const settings = readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
  const names = new Set(Array.from(settings, ([, name]) => name));
  for (const name of Object.keys(process.env)) {
    if (names.has(name) || ofRuns.test(name)) delete process.env[name];
  }
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  for (const name of Object.keys(parseEnv(readFileSync(file, 'utf8')))) process.env[name] = '';
}

function setSettings(): void {
  process.env.LOG_LEVEL = 'error';
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
}

/** Runs one check and judges it by its exit code. */
async function check(
  { root }: Pick<Run, 'root'>,
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Tally> {
  try {
    await step(title, () =>
      run(process.execPath, [command, ...args], {
        cwd: root,
        env,
        failure: title,
      }),
    );
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(explain(error));
    return { passed: 0, failed: 1 };
  }
}

/** Lint, unused code and types, in parallel. */
function checkSources(all: Run): Promise<readonly Tally[]> {
  return Promise.all([
    check(all, 'Lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
    check(all, 'Unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
    check(all, 'Boundaries of modules', '--import', ['tsx', 'scripts/lint/run.ts']),
    checkTypes(all),
  ]);
}

async function checkTypes(all: Run): Promise<Tally> {
  const routes = await check(all, 'Types of routes', nextCommand, ['typegen']);
  const types = await check(all, 'Types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
  return { passed: routes.failed ? 0 : types.passed, failed: Math.max(routes.failed, types.failed) };
}

/** A full run, a run of named paths or tests, and the run that removes guards include slow cases. */
function wantsAllCases({ run: part, rest }: Wanted): boolean {
  return part === 'full' || part === 'mutations' || rest.length > 0;
}

/** Flags that make a runner skip the cases of the full run only, and select its shard. */
function selection(wanted: Wanted, withoutSlow: readonly string[]): readonly string[] {
  const { rest, shard } = wanted;
  return [...rest, ...(wantsAllCases(wanted) ? [] : withoutSlow), ...(shard ? [`--shard=${shard}`] : [])];
}

async function runVitest(all: Run, title: string, projects: readonly string[]): Promise<Tally> {
  const report = path.join(all.dataDir, `${projects[0]}.json`);
  const args = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    ...['default', 'json', './scripts/testing/vitest-reporter.ts'].map((name) => `--reporter=${name}`),
    `--outputFile.json=${report}`,
    ...selection(all.wanted, ['--tags-filter=!slow', '--exclude=**/*.slow.*']),
  ];
  const { failed } = await check(all, title, 'node_modules/vitest/vitest.mjs', args);
  return tallyVitest(report, failed === 0);
}

function runUnitTests(all: Run): Promise<Tally> {
  return runVitest(all, 'Unit and integration tests', ['!http']);
}

async function takeGuardsOut({ root, dataDir, wanted: { shard } }: Run): Promise<Tally> {
  try {
    return await step('Guards taken out one by one', () => runMutations({ root, dataDir, shard }));
  } catch (error) {
    say(explain(error));
    return { passed: 0, failed: 1 };
  }
}

type Copy = { readonly held: HeldPort; readonly ready: boolean };

async function buildCopy({ root, dataDir }: Run): Promise<Copy> {
  const held = await holdPort(usualPort);
  process.env.APP_URL = `http://localhost:${held.port}`;
  try {
    process.env.CHROMIUM_PATH = await ensureBrowser(root);
    await migrateDatabase();
    await ensureDemoData(root, dataDir);
    const { ensureBuckets } = await import('@/lib/server/storage/buckets');
    await step('Making the buckets', ensureBuckets);
    await ensureBuilt({ root, distDir });
    return { held, ready: true };
  } catch (error) {
    say(explain(error));
    return { held, ready: false };
  }
}

/** Serves the copy for production and tests it over HTTP and in a browser. */
async function runAgainstCopy(all: Run, { held, ready }: Copy): Promise<readonly Tally[]> {
  await held.letGo();
  try {
    if (!ready) return [{ passed: 0, failed: 1 }];
    // Only tests of the form trap need its wait; they start a server with the product's wait.
    process.env.FORM_SHORTEST_VISIT_MS = '0';
    Object.assign(process.env, longDatabaseWait);
    await startServer({ root: all.root, host: listeningHost(), port: held.port, distDir }, 'start');
  } catch (error) {
    say(explain(error));
    return [{ passed: 0, failed: 1 }];
  }
  // Some tests start their own server on the same build.
  process.env.NEXT_DIST_DIR = distDir;
  const tallies: Tally[] = [];
  if (all.wanted.run !== 'e2e') tallies.push(await runVitest(all, 'HTTP tests', ['http']));
  if (all.wanted.run !== 'http') tallies.push(await runBrowserTests(all));
  // Removes the copy's settings, because unit tests run again with guards removed.
  delete process.env.FORM_SHORTEST_VISIT_MS;
  for (const name of Object.keys(longDatabaseWait)) delete process.env[name];
  delete process.env.NEXT_DIST_DIR;
  return tallies;
}

async function runBrowserTests(all: Run): Promise<Tally> {
  const report = path.join(all.dataDir, 'playwright.json');
  const env = { ...process.env, E2E_REPORT: report };
  const args = ['test', ...selection(all.wanted, ['--grep-invert=@slow'])];
  const { failed } = await check(all, 'Browser tests', 'node_modules/@playwright/test/cli.js', args, env);
  return tallyPlaywright(report, failed === 0);
}
