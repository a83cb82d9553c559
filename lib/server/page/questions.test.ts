import { expect, it } from 'vitest';
import { internalAddress, plainAddress, questionKeys, readQuestion } from './questions.mjs';

/** The path and the query that the page reads which renders this address. */
function askedBy(url: string) {
  const [, path, question = ''] = /^(.*)\/search\/([\w-]+)$/.exec(internalAddress(url)) ?? [];
  return { path, query: readQuestion(question) };
}

it('makes a path of a question that the page reads again', () => {
  expect(askedBy('/professionals?q=anxiety&fee_max=2000')).toEqual({
    path: '/professionals',
    query: { q: 'anxiety', fee_max: '2000' },
  });
  expect(askedBy('/book/asha-rao?zone=America%2FToronto')).toEqual({
    path: '/book/asha-rao',
    query: { zone: 'America/Toronto' },
  });
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

it('does not touch an address that asks nothing, nor a page that reads its query itself', () => {
  for (const url of [
    '/professionals',
    '/login?next=%2Fbook',
    '/',
    '/?home=1',
    '/constructor?q=1',
    '//?q=1',
    '*',
  ])
    expect(internalAddress(url)).toBe(url);
});

it.each([
  ['emoji and other scripts', '🫶 அமைதி عربى'],
  ['SQL', `'; DROP TABLE therapists; --`],
  ['what means something in an address', '../?a=b&c=d#e%2F+\\'],
  ['line breaks and NUL', 'a\r\nb\0c'],
])('carries %s unchanged', (_, q) => {
  expect(askedBy(`/blog?${new URLSearchParams({ q })}`).query).toEqual({ q });
});

it('reads odd encodings as a browser does', () => {
  expect(askedBy('/blog?q=%').query).toEqual({ q: '%' });
  expect(askedBy('/blog?q=%zz%FF').query).toEqual({ q: '%zz\ufffd' });
  expect(askedBy('/blog?q=a?b=c').query).toEqual({ q: 'a?b=c' });
});

it('cuts a long question, between two characters', () => {
  expect(askedBy(`/blog?q=${'a'.repeat(500)}`).query).toEqual({ q: 'a'.repeat(200) });
  expect(askedBy(`/blog?q=${encodeURIComponent('🫶'.repeat(500))}`).query).toEqual({ q: '🫶'.repeat(200) });
});

it('keeps the order of a key that stands several times, up to a number', () => {
  expect(askedBy('/blog?q=b&category=sleep&q=a&q=b').query).toEqual({ q: ['b', 'a'], category: 'sleep' });
  const many = Array.from({ length: 1_000 }, (_, index) => `q=${index}`).join('&');
  expect(askedBy(`/blog?${many}`).query.q).toHaveLength(20);
});

it('leaves the answers of the match to a page that no memory keeps', () => {
  expect(internalAddress('/match?mode=video&utm_source=x&step=2&must=mode')).toBe(
    '/match/search?step=2&mode=video&must=mode',
  );
  expect(internalAddress('/match?step=')).toBe('/match');
  expect(plainAddress('/match/search?step=2')).toBe('/match');
});

it('keeps the key under which the framework fetches data', () => {
  expect(internalAddress('/blog?_rsc=abc')).toBe('/blog?_rsc=abc');
  expect(internalAddress('/blog?_rsc=abc&q=a')).toBe(`${internalAddress('/blog?q=a')}?_rsc=abc`);
});

it('leads somebody who asks for an internal address to the plain page', () => {
  for (const path of Object.keys(questionKeys).map((pattern) => pattern.replace('[slug]', 'asha-rao'))) {
    expect(plainAddress(`${path}/search/cT1h`)).toBe(path);
    expect(plainAddress(`${path}/search/?q=a`)).toBe(path);
    expect(plainAddress(`${path}/search`)).toBe(path);
    expect(plainAddress(path)).toBeUndefined();
  }
  expect(plainAddress('/account/search/cT1h')).toBeUndefined();
});

it('reads a segment that is no question as none', () => {
  for (const question of ['', '%%%', '____', 'é']) expect(() => readQuestion(question)).not.toThrow();
  expect(readQuestion('')).toEqual({});
});
