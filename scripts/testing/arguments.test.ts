import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

describe('the arguments of a test run', () => {
  it('mean everything that a change must pass unless they say more', () => {
    expect(readArguments([])).toEqual({ run: 'change', shard: undefined, rest: [] });
  });

  it.each([[['--shard', '2/4']], [['--shard=2/4']]])('can name one part of the full run: %s', (given) => {
    expect(readArguments(['full', ...given])).toEqual({ run: 'full', shard: '2/4', rest: [] });
  });

  it('can name a part of the guards', () => {
    expect(readArguments(['mutations', '--shard', '3/107'])).toMatchObject({
      run: 'mutations',
      shard: '3/107',
    });
  });

  it('pass paths and flags on to the runner of a part', () => {
    const rest = ['lib/format', '-t', 'rupees'];
    expect(readArguments(['unit', ...rest])).toEqual({ run: 'unit', shard: undefined, rest });
  });

  it.each([
    [['no-part']],
    [['change', 'lib']],
    [['full', '--shard']],
    [['full', '--shard', '0/4']],
    [['full', '--shard', '5/4']],
    [['full', 'lib']],
  ])('is refused in one line when it is %s', (given) => {
    expect(() => readArguments(given)).toThrow(/^[^\n]+\.$/);
  });
});
