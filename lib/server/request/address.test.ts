import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, refusedAddress } from '@/lib/server/request/address.mjs';

describe('a path', () => {
  it.each([
    ['/blog/%E0%A4%A', '/blog/%25E0%25A4%25A'],
    ['/blog/50%', '/blog/50%25'],
    ['/professionals/%ff?q=%ff&r=?', '/professionals/%25ff?q=%ff&r=?'],
  ])('that encodes no text is taken for its letters: %s', (address, literal) => {
    expect(readAddress(address)).toBe(literal);
  });

  it.each(['/', '/blog/a%20b', '/%E0%A4%85', '/professionals?q=%', '*', ''])(
    'stays as it is: %s',
    (address) => {
      expect(readAddress(address)).toBe(address);
    },
  );

  it('can be decoded whatever it was, and changes only once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', '/', '?', 'a', 'E', '0', '4') }), (address) => {
        const literal = readAddress(address);
        expect(() => decodeURIComponent(literal.split('?')[0] ?? '')).not.toThrow();
        expect(readAddress(literal)).toBe(literal);
      }),
    );
  });
});

describe('a query', () => {
  it.each([
    ['letters', 'q'.repeat(18_000)],
    ['letters of other scripts', 'अ'.repeat(6_000)],
    ['encoded letters', '%E0%A4%85'.repeat(2_000)],
    ['quotes', '"'.repeat(18_000)],
    ['many parts', '&a=1'.repeat(4_000)],
    ['marks', '?'.repeat(18_000)],
  ])('of too many %s is cut before it becomes an address', (_, text) => {
    const cut = readAddress(`/contact/?q=${text}`);
    expect(cut.length).toBeLessThan(2_020);
    expect(cut).toMatch(/^\/contact\/\?q=[!-~]+$/);
    expect(cut).not.toMatch(/%[^%]?$/);
    expect(readAddress(cut)).toBe(cut);
  });

  it('of ordinary length stays as it is', () => {
    for (const address of ['/', '/professionals?q=anxiety%20tamil&page=2', '/?', `/a?${'x'.repeat(1_900)}`])
      expect(readAddress(address)).toBe(address);
  });
});

describe('an address that names a host or no page', () => {
  it.each([
    ['http://evil.example/', 421],
    ['http://evil.example/contact/', 421],
    ['http://localhost.evil.example:3000/', 421],
    ['http://localhost:3000.evil.example/', 400],
    ['ftp://localhost:3000/', 421],
    ['*', 400],
    ['', 400],
    ['about', 400],
    [`/${'%'.repeat(5_000)}/`, 414],
    ['/contact?q=http://evil.example/', undefined],
    ['//evil.example/contact/', undefined],
    ['/', undefined],
  ])('%s is answered with %s', (address, status) => {
    expect(refusedAddress(address)).toBe(status);
  });

  it('leads to its page where the host is ours', () => {
    expect(readAddress('http://localhost:3000/contact?a=1')).toBe('/contact?a=1');
    expect(readAddress('HTTP://LOCALHOST:3000')).toBe('/');
  });
});
