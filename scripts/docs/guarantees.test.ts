import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../content/sources';
import { wrongQuickCells } from './guarantees';

const root = path.resolve(import.meta.dirname, '../..');
const tests = filesBelow(root, ['app', 'components', 'content', 'e2e', 'lib', 'prisma', 'scripts', 'test'])
  .filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

describe('what docs/testing.md says of npm test', () => {
  it('is what the tags of the tests say', () => {
    expect(wrongQuickCells(readFileSync(path.join(root, 'docs/testing.md'), 'utf8'), tests)).toEqual([]);
  });

  const made = [
    { file: 'lib/a/quick.test.ts', text: "it('is', () => {});" },
    { file: 'lib/a/b/great.test.ts', text: "it('is', { tags: ['slow'] }, () => {});" },
    { file: 'lib/a/b/some.test.ts', text: 'for (const { cases, tags } of inTwoRuns(all)) {' },
    { file: 'e2e/a.spec.ts', text: "test('goes @slow', async () => {});" },
  ];

  it.each([
    ['`lib/a`', 'all', 2],
    ['`lib/a/b/some.test.ts`', 'all', 1],
    ['`e2e/*.spec.ts`', 'all', 1],
    ['`lib/a/quick.test.ts`', '–', 1],
    ['`lib/a/quick.test.ts`, the clocks', 'all', 0],
    ['`lib/a/b`, `e2e/a.spec.ts`', '–', 0],
    ['`lib/a`', 'all but the great ones', 0],
  ])('is noticed when it is not so: %s, %s', (proof, quick, faults) => {
    expect(wrongQuickCells(`| It holds | ${proof} | ${quick} | all |`, made)).toHaveLength(faults);
  });
});
