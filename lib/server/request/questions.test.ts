import { expect, it } from 'vitest';
import { internalAddress, visitorsAddress } from './questions.mjs';

/** The path and the query of the page that answers this address. */
function askedBy(url: string) {
  const { pathname, searchParams } = new URL(internalAddress(url), 'http://localhost');
  return [pathname, ...searchParams];
}

it('makes an address of its own for a question', () => {
  const asked = askedBy('/professionals?q=anxiety&fee_max=2000');
  expect(asked).toEqual(['/professionals/search', ['q', 'anxiety'], ['fee_max', '2000']]);
  const zone = ['/book/asha-rao/search', ['zone', 'America/Toronto']];
  expect(askedBy('/book/asha-rao?zone=America%2FToronto')).toEqual(zone);
});

it('gives two spellings of one question the same address', () => {
  const address = internalAddress('/professionals?q=fear&sort=name');
  expect(internalAddress('/professionals?sort=name&q=%66ear&q=fear&location=')).toBe(address);
  expect(internalAddress('/professionals?utm_source=x&sort=name&q=+fear+&q=fear')).toBe(address);
});

it('leaves out unknown and empty keys, and gives the plain page when none is left', () => {
  for (const query of ['', 'utm_source=a&fbclid=b', 'q=&fee_max=%20', 'Q=a', '__proto__=1', 'constructor=1'])
    expect(internalAddress(`/professionals?${query}`)).toBe('/professionals');
});

it.each(['/professionals', '/login?next=%2Fbook', '/', '/?home=1', '/constructor?q=1', '//?q=1', '*'])(
  'does not touch an address that asks nothing, nor a page that reads its query itself: %s',
  (url) => {
    expect(internalAddress(url)).toBe(url);
  },
);

it.each([
  ['emoji and other scripts', '🫶 அமைதி عربى'],
  ['SQL', `'; DROP TABLE therapists; --`],
  ['what means something in an address', '../?a=b&c=d#e%2F+\\'],
  ['line breaks and NUL', 'a\r\nb\0c'],
])('carries %s unchanged', (_, q) => {
  expect(askedBy(`/blog?${new URLSearchParams({ q })}`)).toEqual(['/blog/search', ['q', q]]);
});

it('keeps the key under which the framework fetches data', () => {
  expect(internalAddress('/blog?_rsc=abc')).toBe('/blog?_rsc=abc');
  expect(internalAddress('/blog?_rsc=abc&q=a')).toBe('/blog/search?q=a&_rsc=abc');
});

it('leads whoever asks for the address of an answer to the page itself', () => {
  expect(visitorsAddress('/blog/search?q=a')).toBe('/blog?q=a');
  expect(visitorsAddress('/book/asha/search')).toBe('/book/asha');
  for (const url of [
    '/blog?q=/search',
    '/search',
    '/account/search',
    '//evil.example/search',
    '//blog/search',
  ])
    expect(visitorsAddress(url), url).toBeUndefined();
});
