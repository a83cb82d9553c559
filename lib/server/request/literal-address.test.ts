import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutQuery,
  literalAddress,
  readAddressesLiterally,
  refuseAddress,
  refusedAddress,
} from '@/lib/server/request/literal-address';
import { loopbackServer } from '@/lib/testing/loopback';

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

describe('a query', () => {
  it.each([
    ['letters', 'q'.repeat(18_000)],
    ['letters of other scripts', 'अ'.repeat(6_000)],
    ['encoded letters', '%E0%A4%85'.repeat(2_000)],
    ['quotes', '"'.repeat(18_000)],
    ['many parts', '&a=1'.repeat(4_000)],
    ['marks', '?'.repeat(18_000)],
  ])('of too many %s is cut before it becomes an address', (_, text) => {
    const cut = cutQuery(`/contact/?q=${text}`);
    expect(cut.length).toBeLessThan(2_020);
    expect(cut).toMatch(/^\/contact\/\?q=[!-~]+$/);
    expect(cut).not.toMatch(/%[^%]?$/);
    expect(cutQuery(cut)).toBe(cut);
  });

  it('of ordinary length stays as it is', () => {
    for (const address of ['/', '/professionals?q=anxiety%20tamil&page=2', '/?', `/a?${'x'.repeat(1_900)}`])
      expect(cutQuery(address)).toBe(address);
  });
});

describe('an address that names a host or no page', () => {
  it.each([
    ['http://evil.example/', 421],
    ['http://evil.example/contact/', 421],
    ['https://evil.example', 421],
    ['http://localhost.evil.example:3000/', 421],
    ['http://localhost:3000.evil.example/', 400],
    ['http://localhost.evil.example:3000/', 421],
    ['http://localhost:3000.evil.example/', 400],
    ['ftp://localhost:3000/', 421],
    ['*', 400],
    ['', 400],
    ['about', 400],
    [`/${'%'.repeat(5_000)}/`, 414],
    [`/${'a'.repeat(15_000)}`, 414],
    ['/contact?q=http://evil.example/', undefined],
    ['//evil.example/contact/', undefined],
    ['/', undefined],
  ])('%s is answered with %s', (address, status) => {
    expect(refusedAddress(address)).toBe(status);
  });

  it('leads nowhere, and one that names our own host leads to its page', async () => {
    readAddressesLiterally();
    const server = await loopbackServer((request, response) => {
      if (!refuseAddress(request, response)) response.end(request.url);
    });
    try {
      const ask = async (path: string) => {
        const { status, headers, body } = await server.ask(path);
        return [status, headers.location, body.toString()];
      };
      const refused = [421, undefined, 'This address leads to no page of ours.'];
      expect(await ask('http://evil.example/login?next=/')).toEqual(refused);
      expect(await ask('http://localhost:3000/contact?a=1')).toEqual([200, undefined, '/contact?a=1']);
      expect(await ask('HTTP://LOCALHOST:3000')).toEqual([200, undefined, '/']);
    } finally {
      await server.close();
    }
  });
});
