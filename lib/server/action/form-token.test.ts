import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '@/lib/format/duration';
import { issueFormToken, issueVisitToken, readFormToken } from '@/lib/server/action/form-token';
import { keyOf, withKey } from '@/lib/server/action/form-visit';
import { anyText } from '@/test/case/any-text';

const issued = Date.UTC(2026, 10, 20, 6);

describe('form token', () => {
  it('is valid from its page on, and to the thirtieth day after it', () => {
    const token = issueFormToken('contact', issued);
    const midnight = Date.UTC(2026, 10, 20);
    fc.assert(
      fc.property(fc.integer({ min: -40 * day, max: 80 * day }), (age) => {
        const { valid } = readFormToken('contact', token, issued + age);
        const days = Math.floor((issued + age - midnight) / day);
        expect(valid).toBe(days >= -1 && days <= 30);
      }),
    );
  });

  it('is the same for everybody on one day, and another on the next', () => {
    expect(issueFormToken('contact', issued)).toBe(issueFormToken('contact', issued + 10 * hour));
    expect(issueFormToken('contact', issued)).not.toBe(issueFormToken('contact', issued + day));
  });

  it('carries the key of one visit, of a script, or none', () => {
    const read = (token: string) => readFormToken('contact', token, issued);
    const [one, two] = [issueVisitToken('contact', issued), issueVisitToken('contact', issued)];
    expect(read(one)).toEqual({ valid: true, key: keyOf(one) });
    expect(read(one)).not.toEqual(read(two));
    const bare = issueFormToken('contact', issued);
    expect(read(bare)).toEqual({ valid: true, key: undefined });
    expect(read(withKey(bare, '1-2-3-4-567890123'))).toEqual({ valid: true, key: '1-2-3-4-567890123' });
    for (const key of ['', 'short', 'x'.repeat(65), 'with.a.dot.in.the.key', 'with spaces in it and all'])
      expect(read(withKey(bare, key))).toEqual({ valid: false });
    expect(withKey('', 'key')).toBe('');
  });

  it('does not open another form', () => {
    const token = issueFormToken('contact', issued);
    expect(readFormToken('therapist-contact', token, issued)).toEqual({ valid: false });
  });

  it('is refused after any change to it', () => {
    const token = issueFormToken('contact', issued);
    const place = fc.nat(token.length - 1);
    const letter = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.');
    fc.assert(
      fc.property(place, letter, (at, other) => {
        fc.pre(token[at] !== other);
        const forged = token.slice(0, at) + other + token.slice(at + 1);
        expect(readFormToken('contact', forged, issued)).toEqual({ valid: false });
      }),
    );
  });

  it('refuses any other text without throwing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readFormToken('contact', text)).toEqual({ valid: false });
      }),
    );
  });
});
