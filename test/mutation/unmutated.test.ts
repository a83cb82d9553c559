import { describe, expect, it } from 'vitest';
import { faultsOfRun, type TestRun } from './unmutated';

const file = (name: string, status: string, ...cases: readonly string[]) => ({
  name: `/copy/${name}`,
  status,
  assertionResults: cases.map((one) => ({ fullName: `the guard ${one}`, status: one })),
});

const run = (...testResults: TestRun['testResults']): TestRun => ({ numFailedTests: 0, testResults });

describe('the run with all guards in place', () => {
  it('is a ground when every named file and folder has a test that passed', () => {
    const green = run(
      file('lib/contact/a.test.ts', 'passed', 'passed', 'skipped'),
      file('proxy.test.ts', 'passed', 'passed'),
    );
    expect(faultsOfRun(green, '/copy', ['lib/contact', 'proxy.test.ts'])).toEqual([]);
  });

  it('is none without a report, with a test that fails, a file that breaks, or a name that leads to no test', () => {
    expect(faultsOfRun(undefined, '/copy', ['lib/contact'])).toEqual(['the run ended without a report']);
    const red = run(
      file('lib/contact/a.test.ts', 'failed', 'passed', 'failed'),
      file('lib/contact/b.test.ts', 'failed'),
      file('lib/care/c.test.ts', 'passed', 'skipped'),
    );
    expect(faultsOfRun(red, '/copy', ['lib/contact', 'lib/care', 'lib/gone'])).toEqual([
      'lib/contact/a.test.ts: the guard failed',
      'lib/contact/b.test.ts: the file could not be run',
      'lib/care: no test ran',
      'lib/gone: no test ran',
    ]);
  });
});
