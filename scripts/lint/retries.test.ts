import { describe, expect, it } from 'vitest';
import { retriesOf } from './retries';

describe('tests that are tried again', () => {
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
