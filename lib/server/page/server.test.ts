import { get, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageServer } from '@/lib/server/page/server.mjs';
import { settings } from '@/lib/server/page/settings.mjs';
import { peerAddressHeader, relayHeader } from '@/lib/server/request/peer.mjs';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';
import { loopbackServer } from '@/test/counterpart/loopback';

async function start(listener: RequestListener = (_request, response) => response.end('made')) {
  const server = await loopbackServer(pageServer(listener));
  onTestFinished(server.close);
  return server;
}

const { appUrl } = settings;

describe('a post', () => {
  async function post(paths: readonly string[], headers: Record<string, string> = { origin: appUrl }) {
    const { ask } = await start();
    const answers = paths.map(async (path) => (await ask(path, headers, 'POST')).status);
    return Promise.all(answers);
  }

  it('to a file is refused', async () => {
    const files = ['/icons/mark.svg', '/manifest.webmanifest', '/resources/tools-worksheets/pdf/a.PDF'];
    expect(await post(files)).toEqual([405, 405, 405]);
  });

  it('to a page whose address is a signed name is taken, whatever letters the name ends with', async () => {
    const id = '0197c3a0-1111-7222-8333-444455556666';
    const names = Array.from({ length: 200 }, (_, more) =>
      signId('server-test', id, Date.now() + 60_000 + more),
    );
    for (const name of names) expect(idOfSigned('server-test', name, 0)).toBe(id);
    const endings = new Set(names.map((name) => /\.[a-z0-9]+$/i.test(name)));
    expect(endings, 'names with and without signs at the end were among them').toEqual(
      new Set([true, false]),
    );
    expect(new Set(await post(names.map((name) => `/book/details/${name}`)))).toEqual(new Set([200]));
  });

  it('above six megabytes is refused, except where a proof of payment is sent', async () => {
    const sized = async (paths: readonly string[], bytes: number) => {
      const { origin } = await start((request, response) =>
        request.resume().once('end', () => response.end()),
      );
      const body = 'x'.repeat(bytes);
      const send = async (path: string) =>
        (await fetch(origin + path, { method: 'POST', headers: { origin: appUrl }, body })).status;
      return Promise.all(paths.map(send));
    };
    const six = 6 * 1024 * 1024;
    expect(await sized(['/contact'], six)).toEqual([200]);
    expect(
      new Set(await sized(['/contact', '/dashboard', '/payments', '/admin/payments/1'], six + 1)),
    ).toEqual(new Set([413]));
    expect(new Set(await sized(['/payment/asha', '/payment', '/checkout/internship-x'], six + 1))).toEqual(
      new Set([200]),
    );
  });

  it('is read to its end before it is refused, so that the sender reads why', async () => {
    const { origin } = await start();
    const headers = { origin: appUrl, connection: 'close', accept: 'text/html' };
    const send = (path: string, sent: Record<string, string>) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { ...headers, ...sent },
        body: 'x'.repeat(20_000_000),
      });
    expect(await (await send('/contact', {})).text()).toContain('Open the form again');
    expect((await send('/contact', { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('of another site is refused before any route runs; one that says nothing is left to the action', async () => {
    const { ask } = await start();
    for (const origin of [
      'https://evil.example',
      'null',
      `${appUrl}.evil.example`,
      'http://localhost:3001',
    ]) {
      expect((await ask('/contact', { origin }, 'POST')).status, origin).toBe(403);
      // Reading is allowed: a link on another site may lead here.
      expect((await ask('/contact', { origin })).status, origin).toBe(200);
    }
    expect(await post(['/contact'])).toEqual([200]);
    expect(await post(['/contact'], {})).toEqual([200]);
  });
});

it('refuses methods that no page has, and addresses that lead to none', async () => {
  const { ask } = await start();
  for (const [path, method] of [
    ['/about', 'TRACE'],
    ['/api/health', 'TRACE'],
    ['/about', 'DELETE'],
    ['/icons/mark.svg', 'PUT'],
  ] as const) {
    const { status, headers, body } = await ask(path, {}, method);
    expect([status, headers.allow, body.length], `${method} ${path}`).toEqual([405, 'GET, HEAD, POST', 0]);
  }
  expect((await ask('/api/people', {}, 'DELETE')).status).toBe(200);
  const { status, headers, body } = await ask('http://evil.example/login?next=/');
  expect([status, headers.location, `${body}`]).toEqual([
    421,
    undefined,
    'This address leads to no page of ours.',
  ]);
});

describe('the start page', () => {
  const signedIn = 'antarman.member=1; antarman.session=abc';
  it.each([
    ['leads whoever looks signed in to their own', '/', signedIn, 307],
    ['with any question', '/?a=home&b', signedIn, 307],
    ['but not without a session', '/', 'antarman.member=1', 200],
    ['nor without the hint', '/', 'antarman.session=abc', 200],
    ['nor where they ask for it', '/?home', signedIn, 200],
    ['in either spelling', '/?a=b&home=1', signedIn, 200],
    ['nor from another page', '/about', signedIn, 200],
  ])('%s', async (_, path, cookie, expected) => {
    const { ask } = await start();
    const { status, headers } = await ask(path, { cookie });
    expect([status, headers.location]).toEqual([expected, expected === 307 ? '/welcome' : undefined]);
    expect((await ask(path, { cookie: '' })).status).toBe(200);
  });
});

describe('a question', () => {
  it('reaches the page that answers it, by any spelling', async () => {
    const { ask } = await start((request, response) => response.end(request.url));
    const made = async (path: string) => `${(await ask(path)).body}`;
    expect(await made('/professionals?utm=x&q=sleep')).toBe(await made('/professionals?q=sleep'));
    expect(await made('/professionals?q=sleep')).toBe('/professionals/search?q=sleep');
  });
});

describe('a payment page', () => {
  it('gives the browser a name for the day, which the page sees at once', async () => {
    const { ask } = await start((request, response) => response.end(request.headers.cookie));
    const first = await ask('/payment/asha', { cookie: 'a=b' });
    const [, name] = /^a=b; (antarman\.payer=[\w-]{22})$/.exec(`${first.body}`) ?? [];
    expect(first.headers['set-cookie']).toEqual([`${name}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`]);
    const again = await ask('/payment/asha', { cookie: `${name}` });
    expect([again.headers['set-cookie'], `${again.body}`]).toEqual([undefined, name]);
    expect((await ask('/about')).headers['set-cookie']).toBeUndefined();
  });
});

describe('the address of the caller', () => {
  /** Forwards each request to itself once, like the framework, and reports the sender's address. */
  const relaying = () =>
    start(async (request, response) => {
      const { host, connection, ...sent } = request.headers;
      if (request.url !== '/relayed') return response.end(String(sent[peerAddressHeader]));
      const headers = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await fetch(`http://${host}/api/other`, { headers });
      response.end(await answer.text());
    });

  const askFrom = (localAddress: string, address: string, headers = {}) =>
    new Promise<string>((resolve, reject) => {
      get(address, { localAddress, headers }, async (response) => {
        resolve(Buffer.concat(await response.toArray()).toString());
      }).on('error', reject);
    });

  it('stays in a request that the server sends to itself, and in no other', async () => {
    const { origin } = await relaying();
    expect(await askFrom('127.0.0.80', `${origin}/relayed`)).toBe('127.0.0.80');
    // The last one has as many letters as the true one, and more bytes.
    for (const proof of ['', 'A'.repeat(43), `${'A'.repeat(42)}é`]) {
      const forged = { [peerAddressHeader]: '203.0.113.9', [relayHeader]: proof, 'x-action-forwarded': '1' };
      expect(await askFrom('127.0.0.80', `${origin}/api/other`, forged)).toBe('127.0.0.80');
      expect(await askFrom('127.0.0.80', `${origin}/relayed`, forged)).toBe('127.0.0.80');
    }
  });
});
