import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalAddress } from '@/lib/server/request/literal-address';

describe('literalAddress', () => {
  it.each([
    ['/blog/%E0%A4%A', '/blog/%25E0%25A4%25A'],
    ['/blog/50%', '/blog/50%25'],
    ['/professionals/%ff?q=%ff&r=?', '/professionals/%25ff?q=%ff&r=?'],
  ])('takes %s for its letters', (address, literal) => {
    expect(literalAddress(address)).toBe(literal);
  });

  it.each(['/', '/blog/a%20b', '/%E0%A4%85', '/professionals?q=%', '*', ''])(
    'leaves %s unchanged',
    (address) => {
      expect(literalAddress(address)).toBe(address);
    },
  );

  it('makes any path decodable, and changes it only once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', '/', '?', 'a', 'E', '0', '4') }), (address) => {
        const literal = literalAddress(address);
        expect(() => decodeURIComponent(literal.split('?')[0] ?? '')).not.toThrow();
        expect(literalAddress(literal)).toBe(literal);
      }),
    );
  });
});
