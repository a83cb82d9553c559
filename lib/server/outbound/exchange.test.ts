import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { exchange } from '@/lib/server/outbound/exchange';
import { OutboundFailure } from '@/lib/server/outbound/failure';
import { publicInternet } from '@/lib/server/outbound/network';
import { setUpHttpsCounterpart } from '@/test/counterpart/https-counterpart';

const counterpart = setUpHttpsCounterpart();

const bounds = { mostBytes: 50_000, longestMs: 5_000, mostRedirects: 3 };

/** The answer's text, or the failure's reason. */
async function ask(
  path: string,
  given: Partial<Parameters<typeof exchange>[1]> = {},
): Promise<string | undefined> {
  const options = { ...bounds, network: counterpart.network(), ...given };
  try {
    return (await exchange(new URL(path, counterpart.origin), options)).body.toString();
  } catch (error) {
    if (error instanceof OutboundFailure) return error.reason;
    throw error;
  }
}

/** Makes every address redirect to the next, until the last one answers. */
function redirectTimes(count: number): void {
  counterpart.answer(({ url }, response) => {
    const step = Number(url?.slice(1));
    if (step < count) response.writeHead(302, { location: `/${step + 1}` }).end();
    else response.end('arrived');
  });
}

it('follows three redirects and no fourth', async () => {
  redirectTimes(3);
  expect(await ask('/0')).toBe('arrived');
  redirectTimes(4);
  expect(await ask('/0')).toBe('too-many-redirects');
});

it.each([
  ['https://10.0.0.1/calendar.ics', 'private-network'],
  ['https://[::ffff:169.254.169.254]/latest', 'private-network'],
  ['https://0x0a.1/', 'private-network'],
  ['https://inside.test/', 'private-network'],
  ['https://both.test/', 'private-network'],
  ['https://nowhere.test/', 'unknown-host'],
  ['http://counterpart.test/', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['https://name:word@counterpart.test/', 'not-https'],
])('a redirect to %s ends as %s', async (location, reason) => {
  counterpart.answer((_request, response) => response.writeHead(301, { location }).end());
  const names = { 'inside.test': ['10.0.0.7'], 'both.test': ['127.0.0.1', '10.0.0.7'] };
  expect(await ask('/', { network: counterpart.network(names) })).toBe(reason);
});

it('connects to the address that was checked and asks no name server again', async () => {
  counterpart.answer((_request, response) => response.end('arrived'));
  let asked = 0;
  const network = {
    ...counterpart.network(),
    resolve: async () => [{ address: ++asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
  };
  expect(await ask('/', { network })).toBe('arrived');
  expect(asked).toBe(1);
});

it('the product itself reaches neither this machine nor a private network', async () => {
  counterpart.answer((_request, response) => response.end('arrived'));
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '169.254.169.254']) {
    const address = new URL(`https://${host}:${new URL(counterpart.origin).port}/`);
    const asked = exchange(address, { ...bounds, network: publicInternet });
    await expect(asked).rejects.toMatchObject({ reason: 'private-network' });
  }
});

it('ends a slow drip when the time is over, and a server that says nothing', async () => {
  const timers: NodeJS.Timeout[] = [];
  counterpart.answer(({ url }, response) => {
    if (url === '/silent') return;
    timers.push(setInterval(() => response.write('.'), 20));
  });
  expect(await ask('/', { longestMs: 300 })).toBe('too-slow');
  expect(await ask('/silent', { longestMs: 300 })).toBe('too-slow');
  for (const timer of timers) clearInterval(timer);
});

it('the time covers the look-up of the name and all redirects together', async () => {
  const never = { ...counterpart.network(), resolve: () => new Promise<never>(() => undefined) };
  expect(await ask('/', { longestMs: 100, network: never })).toBe('too-slow');
});

it('ends at the first byte too many, packed or not', async () => {
  const large = Buffer.alloc(60_000, 'a');
  // A gigabyte in a few hundred kilobytes: compressed parts may follow each other.
  const part = gzipSync(Buffer.alloc(1_000_000));
  const bomb = Buffer.concat(Array.from({ length: 1_000 }, () => part));
  counterpart.answer(({ url }, response) => {
    if (url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else response.end(large);
  });
  expect(await ask('/')).toBe('too-large');
  expect(await ask('/bomb')).toBe('too-large');
});

it('reads packed answers and refuses a packing that it does not know', async () => {
  counterpart.answer(({ url }, response) => {
    if (url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
    else if (url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    else response.writeHead(200, { 'content-encoding': 'own' }).end('?');
  });
  expect(await ask('/gzip')).toBe('unpacked');
  expect(await ask('/broken')).toBe('unreachable');
  expect(await ask('/own')).toBe('unreadable');
});

it('refuses a server whose certificate nobody has signed', async () => {
  counterpart.answer((_request, response) => response.end('arrived'));
  const { ca: _ca, ...network } = counterpart.network();
  expect(await ask('/', { network })).toBe('unreachable');
});
