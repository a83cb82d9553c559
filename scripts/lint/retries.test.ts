import { describe, expect, it } from 'vitest';
import { retriedTests, retriesOf, testFiles } from './retries';

const tests = ['app', 'components', 'content', 'e2e', 'lib', 'prisma', 'scripts', 'test'].flatMap(testFiles);

describe('tests that are tried again', () => {
  it('are nowhere, nor does a runner try all of them again', () => {
    const others = tests.filter((file) => file !== 'scripts/lint/retries.test.ts');
    expect(others).toEqual(
      expect.arrayContaining(['e2e/care/room.spec.ts', 'e2e/http/room.test.ts', 'lib/format/money.test.ts']),
    );
    expect(retriedTests([...others, 'vitest.config.ts', 'playwright.config.ts'])).toEqual([]);
  });

  it.each([
    "it('is', { retry: 1 }, async () => {});",
    "it('is', { tags: ['slow'], retry: 2 }, async () => {});",
    "it('is', {\n  retry: 1,\n}, async () => {});",
    "test.describe.configure({ mode: 'serial', retries: 3 });",
  ])('are told: %j', (source) => {
    const line = source.split('\n').findIndex((text) => text.includes('retr')) + 1;
    expect(retriesOf('lib/a.test.ts', source)).toEqual([
      `lib/a.test.ts:${line} tries a test again: say what it depends on instead`,
    ]);
  });

  it.each([
    "expect(await until(reader, 'retry: 3000')).toBe('said');",
    "it('retries: a job, and the worker does it', async () => {});",
    'retries: 0,',
  ])('are not what only resembles them: %j', (source) => {
    expect(retriesOf('lib/a.test.ts', source)).toEqual([]);
  });
});
