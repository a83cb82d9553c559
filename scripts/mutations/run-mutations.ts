import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { say } from '../setup/terminal.mjs';
import { mutations } from './guards';
import { type Mutation, mutated } from './mutation';

const notCopied = /^(?:node_modules|\.git|\.data.*|\.next.*|test-results|tsconfig\.tsbuildinfo)$/;
const report = z.object({ numFailedTests: z.number() });

type Options = {
  readonly root: string;
  /** Folder of this run, which holds its private copy. */
  readonly dataDir: string;
  /** "1/4": which part of the list. */
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

/** Runs tests in the copy. @returns how many failed; also 0 when the run itself went wrong, which proves nothing */
async function failuresOf(copy: string, tests: readonly string[]): Promise<number> {
  const file = path.join(copy, 'mutation-report.json');
  writeFileSync(file, '{"numFailedTests":0}');
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      ...['--project=!http', '--bail=1'],
      ...['--reporter=json', `--outputFile=${file}`],
    ],
    { cwd: copy, stdio: 'ignore' },
  );
  await once(child, 'exit');
  return report.parse(JSON.parse(readFileSync(file, 'utf8'))).numFailedTests;
}

/** Removes one guard, runs its tests and restores it. */
async function isNoticed(copy: string, mutation: Mutation): Promise<boolean> {
  const file = path.join(copy, mutation.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(source, mutation));
  try {
    return (await failuresOf(copy, mutation.tests)) > 0;
  } finally {
    writeFileSync(file, source);
  }
}

/**
 * Removes the guards from a private copy one by one; the tests named with each must fail.
 * @returns one test for each guard: passed when its absence was noticed
 */
export async function runMutations(options: Options): Promise<{ passed: number; failed: number }> {
  const [index = 1, count = 1] = (options.shard ?? '1/1').split('/').map(Number);
  const copy = makeCopy(options);
  let failed = 0;
  const mine = mutations.filter((_, place) => place % count === index - 1);
  for (const mutation of mine) {
    const noticed = await isNoticed(copy, mutation);
    if (!noticed) failed += 1;
    say(`  ${noticed ? '✓ noticed' : '✗ NOT NOTICED'}: ${mutation.name} (${mutation.file})`);
  }
  return { passed: mine.length - failed, failed };
}
