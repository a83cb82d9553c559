import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { issueFormToken, readFormToken } from '@/lib/server/action/form-token';
import { anyText } from '@/lib/testing/any-text';

const issued = Date.UTC(2026, 10, 20, 6);
const day = 24 * 60 * 60 * 1_000;

describe('form token', () => {
  it('is valid exactly from three seconds to a day after it was issued', () => {
    const token = issueFormToken('contact', issued);
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 2 * day }), (age) => {
        const visit = readFormToken('contact', token, issued + age);
        const expected = age < 0 || age > day ? 'refused' : age < 3_000 ? 'too-fast' : 'valid';
        expect(visit.state).toBe(expected);
        if (visit.state === 'too-fast') expect(visit.waitMs).toBe(3_000 - age);
      }),
    );
  });

  it('is too fast for as long as the setting says', () => {
    vi.stubEnv('FORM_SHORTEST_VISIT_MS', '500');
    const token = issueFormToken('contact', issued);
    expect(readFormToken('contact', token, issued + 499)).toMatchObject({ state: 'too-fast', waitMs: 1 });
    expect(readFormToken('contact', token, issued + 500).state).toBe('valid');
  });

  it('names each visit differently and keeps its name', () => {
    const read = (token: string) => readFormToken('contact', token, issued + 5_000);
    const [one, two] = [issueFormToken('contact', issued), issueFormToken('contact', issued)];
    expect(read(one)).toEqual(read(one));
    expect(read(one)).not.toEqual(read(two));
  });

  it('does not open another form', () => {
    const token = issueFormToken('contact', issued);
    expect(readFormToken('therapist-contact', token, issued + 5_000)).toEqual({ state: 'refused' });
  });

  it('is refused after any change to it', () => {
    const token = issueFormToken('contact', issued);
    const place = fc.nat(token.length - 1);
    const letter = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.');
    fc.assert(
      fc.property(place, letter, (at, other) => {
        fc.pre(token[at] !== other);
        const forged = token.slice(0, at) + other + token.slice(at + 1);
        expect(readFormToken('contact', forged, issued + 5_000)).toEqual({ state: 'refused' });
      }),
    );
  });

  it('refuses any other text without throwing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readFormToken('contact', text)).toEqual({ state: 'refused' });
      }),
    );
  });
});
