import * as library from 'class-variance-authority';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ours from './cva-in-browser';

const config = {
  variants: {
    variant: { default: 'bg-primary text-primary-foreground', outline: 'border-2', bare: '' },
    size: { default: 'p-5', sm: 'p-4', flush: '' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
} as const;

const choice = <T extends string>(...names: readonly T[]) => fc.constantFrom(...names, null, undefined);

describe('the variants that browsers load', () => {
  it('give the very words of class-variance-authority, so that a page hydrates as it was made', () => {
    const theirs = library.cva('rounded-card', config);
    const mine = ours.cva('rounded-card', config);
    fc.assert(
      fc.property(
        choice('default', 'outline', 'bare'),
        choice('default', 'sm', 'flush'),
        fc.constantFrom(undefined, '', 'grid gap-4'),
        (variant, size, className) => {
          const chosen = { variant, size, className };
          expect(mine(chosen)).toBe(theirs(chosen));
        },
      ),
    );
    expect(mine()).toBe(theirs());
  });

  it('join class names as the library does', () => {
    for (const classes of [
      ['a', undefined, 'b c'],
      [null, ''],
      ['', 'a'],
    ]) {
      expect(ours.cx(...classes)).toBe(library.cx(...classes));
    }
  });
});
