import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints each failure when it happens; Playwright's own list prints them again at the end. */
export default class FailuresAtOnce implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const words = result.errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`);
    process.stdout.write(`\nFAILED ${test.titlePath().slice(2).join(' > ')}\n${words.join('\n')}\n\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
