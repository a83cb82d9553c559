import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not run, because a program is missing here or the run left them out. */
  readonly skipped?: number;
};

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number().default(0),
  testResults: z
    .array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }))
    .default([]),
});

/** Files that failed outside their tests: a hook failed, and none of their tests ran. */
function brokenFiles({ testResults }: z.infer<typeof vitestReport>): number {
  return testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number().default(0),
  }),
  errors: z.array(z.unknown()),
});

export function sum(tallies: readonly Tally[]): Required<Tally> {
  return tallies.reduce<Required<Tally>>(
    (total, { passed, failed, skipped = 0 }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** A broken part must never count as empty: a missing report, or a failure outside any test, is one failure. */
function atLeastOneFailure(tally: Tally, wentWell: boolean): Tally {
  return wentWell || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads vitest's JSON report.
 * @param exitedWell whether vitest itself ended with 0
 */
export function tallyVitest(file: string, exitedWell: boolean): Tally {
  const report = vitestReport.safeParse(readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numPendingTests: skipped, success } = report.data;
  const failed = report.data.numFailedTests + brokenFiles(report.data);
  return atLeastOneFailure({ passed, failed, skipped }, exitedWell && success && passed > 0);
}

/**
 * Reads Playwright's JSON report; a test that passed only when repeated counts as failed.
 * @param exitedWell whether Playwright itself ended with 0
 */
export function tallyPlaywright(file: string, exitedWell: boolean): Tally {
  const report = playwrightReport.safeParse(readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected, flaky, skipped } = report.data.stats;
  return atLeastOneFailure(
    { passed, failed: unexpected + flaky, skipped },
    exitedWell && report.data.errors.length === 0 && passed > 0,
  );
}
