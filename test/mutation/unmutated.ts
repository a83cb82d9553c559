import path from 'node:path';
import { z } from 'zod';

/** The parts of the test runner's JSON report that count here. */
export const testRun = z.object({
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      /** Absolute path of a test file. */
      name: z.string(),
      /** "failed" also for a file that could not be read. */
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export type TestRun = z.infer<typeof testRun>;

type FileOfTests = TestRun['testResults'][number];

const hasPassed = ({ assertionResults }: FileOfTests) =>
  assertionResults.some(({ status }) => status === 'passed');

function faultsOfFile({ status, assertionResults }: FileOfTests, name: string): string[] {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
  return status === 'passed' ? [] : [`${name}: the file could not be run`];
}

/**
 * Why a run of the unchanged sources gives no basis for a verdict on changed ones.
 * @param run undefined without a report
 * @param root folder in which the tests ran
 * @param named files and folders of tests, as listed in a mutation; each must have a passed test
 * @returns one sentence for each fault; empty if all passed
 */
export function faultsOfRun(run: TestRun | undefined, root: string, named: readonly string[]): string[] {
  if (!run) return ['the run ended without a report'];
  const files = run.testResults.map((file) => ({ file, name: path.relative(root, file.name) }));
  const idle = named.filter(
    (test) => !files.some(({ file, name }) => name.startsWith(test) && hasPassed(file)),
  );
  return [
    ...files.flatMap(({ file, name }) => faultsOfFile(file, name)),
    ...idle.map((test) => `${test}: no test ran`),
  ];
}
