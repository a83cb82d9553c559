import { expect, vi } from 'vitest';
import { baseURL, test } from './http-test';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(baseURL + path, { redirect: 'manual', headers });
const textOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
/** A page without the address of its data, which contains the page's path. */
const shown = (html: string) => html.replaceAll(/\/wake\/[^"]+/g, '');

test('an address without a key that counts is the plain page', async () => {
  // Once more if other tests, or the clock, have changed the page between its two answers.
  for (const path of ['/professionals', '/blog', '/book', '/match'])
    await vi.waitFor(
      async () =>
        expect(await textOf(`${path}?utm_source=a&q=&step=%20&unknown[]=1`)).toBe(await textOf(path)),
      { timeout: 10_000, interval: 500 },
    );
});

test('two spellings of a question have one answer', async () => {
  const answer = await textOf('/professionals?q=sleep&fee_max=2000');
  expect(await textOf('/professionals?fee_max=2000&utm_source=a&q=+sleep+&q=sleep&location=')).toBe(answer);
  expect(answer).toContain('value="sleep"');
  expect(answer).toContain('noindex');
});

test('odd questions have an answer like any other', async () => {
  for (const question of [
    `q=${'a'.repeat(500)}`,
    `q=${encodeURIComponent('🫶'.repeat(100))}`,
    `q=${encodeURIComponent(`'; DROP TABLE therapists; --`)}`,
    'q=%zz%FF%00',
    'q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    'q=a&q=b&q[]=c&sort=toString&__proto__=x&after=constructor',
  ]) {
    for (const path of ['/professionals', '/blog', '/resources/tools-worksheets']) {
      const answer = await get(`${path}?${question}`);
      expect([path, question, answer.status]).toEqual([path, question, 200]);
      expect(await answer.text()).not.toContain('<script>alert');
    }
  }
});

test('free times are the same for everybody, whatever cookie comes with the request', async () => {
  const cookie = `antarman.member=1; antarman.session=${'a'.repeat(43)}; antarman.paid=forged`;
  for (const path of ['/book', '/book?zone=America%2FToronto', '/book/rohan-deshpande']) {
    const answer = await get(path, { cookie });
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(shown(await answer.text())).toBe(shown(await textOf(path)));
  }
});

test('free times for one visit, and answers of the match, enter no cache', async () => {
  for (const path of ['/book/own/consultation', '/book/own/rohan-deshpande', '/match?step=2&mode=video'])
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-store');
});
