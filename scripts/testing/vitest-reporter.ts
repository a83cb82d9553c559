import type { Reporter, TestCase } from 'vitest/node';

/** Prints each failure when it happens; vitest's own summary prints them again at the end. */
export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const words = (errors ?? []).map(({ message, diff, stacks }) => {
      const [place] = stacks ?? [];
      const where = place ? `  at ${place.file}:${place.line}:${place.column}` : '';
      return [message, diff, where].filter(Boolean).join('\n');
    });
    process.stdout.write(`\nFAILED ${test.module.moduleId} > ${test.fullName}\n${words.join('\n')}\n\n`);
  }
}
