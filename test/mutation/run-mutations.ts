import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '@/scripts/setup/terminal.mjs';
import { mutations } from './guards';
import { type Mutation, mutated } from './mutation';
import { faultsOfRun, type TestRun, testRun } from './unmutated';

const notCopied = /^(?:node_modules|\.git|\.data.*|\.next.*|test-results|tsconfig\.tsbuildinfo)$/;

type Options = {
  readonly root: string;
  /** Folder of this run, which holds its private copy. */
  readonly dataDir: string;
  /** "1/4": the part of the list. */
  readonly shard: string | undefined;
};

/** A copy of the sources that may change; it uses the checkout's packages. */
function makeCopy({ root, dataDir }: Options): string {
  const copy = path.join(dataDir, 'mutated');
  mkdirSync(copy);
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !notCopied.test(path.relative(root, file).split(path.sep)[0] ?? ''),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Runs tests in the copy. @returns its report; undefined if the run itself failed */
async function runTests(
  copy: string,
  tests: readonly string[],
  options: readonly string[],
): Promise<TestRun | undefined> {
  const file = path.join(copy, 'mutation-report.json');
  rmSync(file, { force: true });
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      ...['--project=!http', ...options],
      ...['--reporter=json', `--outputFile=${file}`],
    ],
    { cwd: copy, stdio: 'ignore' },
  );
  await once(child, 'exit');
  return existsSync(file) ? testRun.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * Runs the named tests on the unchanged sources, in one run, and repeats failures alone: a test that always
 * fails would seem to notice.
 * @throws if one of them fails or does not run
 */
async function requireGreen(copy: string, mine: readonly Mutation[]): Promise<void> {
  const named = [...new Set(mine.flatMap(({ tests }) => tests))];
  if (named.length === 0) return;
  let faults = faultsOfRun(await runTests(copy, named, []), copy, named);
  if (faults.length > 0) {
    // A guard is removed while no other test runs, so only a failure in a run of its own invalidates the
    // verdict.
    const again = named.filter((test) => faults.some((fault) => fault.startsWith(test)));
    if (again.length > 0) faults = faultsOfRun(await runTests(copy, again, []), copy, again);
  }
  if (faults.length > 0)
    throw new Error(
      `No guard was taken out, because these tests do not pass with all guards in place:\n${faults.map((fault) => `  ✗ ${fault}`).join('\n')}`,
    );
  say(`  ✓ the tests of ${mine.length} guards pass with all guards in place`);
}

/**
 * Removes one guard, runs its tests and restores it.
 * @returns undefined if a test failed, as it should; otherwise a description
 */
async function unnoticed(copy: string, mutation: Mutation): Promise<string | undefined> {
  const file = path.join(copy, mutation.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(source, mutation));
  try {
    const found = await runTests(copy, mutation.tests, ['--bail=1']);
    if (found && found.numFailedTests > 0) return undefined;
    // A failed run proves nothing.
    const [fault] = faultsOfRun(found, copy, mutation.tests);
    return fault === undefined ? 'NOT NOTICED' : `NO VERDICT, ${fault}`;
  } finally {
    writeFileSync(file, source);
  }
}

/**
 * Removes the guards from a private copy one by one; the tests listed with each must fail, and must pass
 * before.
 * @throws if a listed test does not pass with all guards in place
 * @returns one test for each guard: passed when its absence was noticed
 */
export async function runMutations(options: Options): Promise<{ passed: number; failed: number }> {
  const [index = 1, count = 1] = (options.shard ?? '1/1').split('/').map(Number);
  const copy = makeCopy(options);
  let failed = 0;
  const mine = mutations.filter((_, place) => place % count === index - 1);
  await requireGreen(copy, mine);
  for (const mutation of mine) {
    const instead = await unnoticed(copy, mutation);
    if (instead !== undefined) failed += 1;
    say(`  ${instead === undefined ? '✓ noticed' : `✗ ${instead}`}: ${mutation.name} (${mutation.file})`);
  }
  return { passed: mine.length - failed, failed };
}
