import { channel } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFile, keepFilesOfPages } from '@/lib/server/kept/files';
import { loopbackServer } from '@/lib/testing/loopback';

const file = `/wake/${'a'.repeat(22)}/about.json`;
const content = '{"flight":[]}';

let asked: string[];
let origin: string;
let stop: () => Promise<unknown>;

keepFilesOfPages();

beforeEach(async () => {
  asked = [];
  const { server, ...own } = await loopbackServer();
  ({ origin, close: stop } = own);
  server.on('request', (request, response) => {
    if (answerFile(request, response)) return;
    asked.push(request.url ?? '');
    // As the page cache does when it makes a page.
    if (request.url === '/about') channel('antarman.page.file').publish({ address: file, content });
    response.end();
  });
});

afterEach(() => stop());

it('has the data of a page that this process has not made yet, and makes it once', async () => {
  const answer = await fetch(origin + file);
  expect(await answer.text()).toBe(content);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(origin + file)).status).toBe(200);
  expect(asked).toEqual(['/about']);
});

it.each([
  ['another content', `/wake/${'b'.repeat(22)}/about.json`],
  ['a page that nobody knows', `/wake/${'a'.repeat(22)}/none.json`],
  ['a file of a file', `/wake/${'b'.repeat(22)}${file}`.replace('.json', '/x.json')],
])('says that there is no such file: %s', async (_, address) => {
  const answer = await fetch(origin + address);
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.text()).not.toBe(content);
});

it.each(['/wake/short/about.json', `${file}?q=1`, `/wake/${'a'.repeat(22)}/%2e%2e.json`])(
  'leaves %s to the framework',
  async (address) => {
    await fetch(origin + address);
    expect(asked).toHaveLength(1);
  },
);
