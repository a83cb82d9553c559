import { describe, expect, it } from 'vitest';
import { figuresOf, foldersOf, kindOf, quantile } from './figures';

describe('the figures of a commit', () => {
  it.each([
    ['lib/booking/hold/commands.ts', 'source'],
    ['lib/booking/hold/commands.test.ts', 'test'],
    ['test/search/cities.json', 'test'],
    ['content/tools/tools.test.ts', 'test'],
    ['content/articles/sleep.md', 'data'],
    ['prisma/seed/people.ts', 'data'],
    ['docs/map.svg', 'records'],
    ['lib/server/page/README.md', 'records'],
    ['package-lock.json', 'rest'],
  ])('count %s as %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });

  it('take the length that a share of the files does not pass', () => {
    const lengths = [40, 10, 30, 20, 50, 60, 70, 80, 90, 100];
    expect([0.5, 0.9, 1].map((share) => quantile(lengths, share))).toEqual([50, 90, 100]);
    expect(quantile([], 0.5)).toBe(0);
  });

  it('know a folder of one file from one that has folders', () => {
    const folders = foldersOf(['a/b/one.ts', 'a/c/two.ts', 'a/c/three.ts', 'top.ts']);
    expect(Object.fromEntries(folders)).toEqual({
      '.': { files: 1, hasFolders: true },
      a: { files: 0, hasFolders: true },
      'a/b': { files: 1, hasFolders: false },
      'a/c': { files: 2, hasFolders: false },
    });
  });

  it('refuse a commit that git does not know', () => {
    expect(() => figuresOf('no-such-commit')).toThrow('no-such-commit');
  });
});
