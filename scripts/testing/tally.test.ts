import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sum, tallyPlaywright, tallyVitest } from './tally';

function report(content: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, content);
  return file;
}

const vitest = (passed: number, failed: number, success: boolean, skipped = 0) =>
  report(
    JSON.stringify({
      success,
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: skipped,
    }),
  );
const playwright = (
  expected: number,
  unexpected: number,
  flaky: number,
  errors: unknown[] = [],
  skipped = 0,
) => report(JSON.stringify({ stats: { expected, unexpected, flaky, skipped }, errors }));

describe('the last line of a test run', () => {
  it('adds up all parts', () => {
    expect(
      sum([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2, skipped: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('counts what vitest counted', () => {
    expect(tallyVitest(vitest(12, 0, true), true)).toEqual({ passed: 12, failed: 0, skipped: 0 });
    expect(tallyVitest(vitest(10, 2, false), false)).toEqual({ passed: 10, failed: 2, skipped: 0 });
  });

  it('counts a file whose hook broke besides the tests that failed', () => {
    const of = (...states: readonly string[]) => ({ assertionResults: states.map((status) => ({ status })) });
    const file = report(
      JSON.stringify({
        ...{ success: false, numPassedTests: 9, numFailedTests: 1, numPendingTests: 627 },
        testResults: [
          { status: 'failed', ...of('passed', 'failed') },
          { status: 'failed', ...of('skipped', 'skipped') },
          { status: 'passed', ...of('passed', 'skipped') },
        ],
      }),
    );
    expect(tallyVitest(file, false)).toEqual({ passed: 9, failed: 2, skipped: 627 });
  });

  it('counts what did not run, which is neither', () => {
    expect(tallyVitest(vitest(12, 0, true, 3), true)).toEqual({ passed: 12, failed: 0, skipped: 3 });
    expect(tallyPlaywright(playwright(5, 0, 0, [], 2), true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it.each([
    ['a file that could not be loaded', tallyVitest(vitest(12, 0, false), false)],
    ['a process that died after its report', tallyVitest(vitest(12, 0, true), false)],
    ['a broken report', tallyVitest(report('{"numPassed'), true)],
    ['a missing report', tallyVitest('/nowhere/report.json', true)],
    ['no test at all', tallyVitest(vitest(0, 0, true), true)],
    ['no browser test at all', tallyPlaywright(playwright(0, 0, 0), true)],
    ['an error outside of the browser tests', tallyPlaywright(playwright(5, 0, 0, [{}]), false)],
    ['a test that passed only when repeated', tallyPlaywright(playwright(5, 0, 1), true)],
  ])('counts %s as one failure', (_, tally) => {
    expect(tally.failed).toBe(1);
  });
});
