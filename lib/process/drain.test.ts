import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/**
 * A process that serves and drains. It answers a post once its body has come, any other request after a line
 * on its input, and reports its number of connections on request.
 */
const serving = `
import { createInterface } from 'node:readline';
import { drainOnSignal } from './lib/process/drain.mjs';
import { handed } from './lib/server/page/shared.mjs';
import { pageServer } from './lib/server/page/server.mjs';
const lines = createInterface({ input: process.stdin });
const server = pageServer(async (request, answer) => {
  if (request.method === 'POST') for await (const part of request);
  if (request.url !== '/api/wait') return answer.end('answered');
  console.log('asked');
  lines.once('line', (text) => answer.end(text));
});
drainOnSignal(server);
handed.finish = async () => console.log('finishing');
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
lines.on('line', (line) => {
  if (line === 'count') server.getConnections((_, count) => console.log(count));
});
`;

let child: ChildProcess;
let line: () => Promise<string>;
let port: number;
const open: net.Socket[] = [];

beforeEach(async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', serving], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  child = started;
  line = async () => String((await lines.next()).value);
  port = Number(await line());
});

afterEach(() => {
  child.kill('SIGKILL');
  for (const socket of open.splice(0)) socket.destroy();
});

const tell = (word: string) => child.stdin?.write(`${word}\n`);

async function count(): Promise<number> {
  tell('count');
  return Number(await line());
}

/** Sends the text on a separate connection, which stays open on this side. */
async function send(text: string): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const head = (start: string, ...fields: readonly string[]) =>
  `${[`${start} HTTP/1.1`, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n`;

/** All bytes until the server ends the connection. */
async function answerOf(socket: net.Socket): Promise<string> {
  return Buffer.concat(await socket.toArray()).toString();
}

/** Connects without a request until the server stops listening. */
async function untilRefused(): Promise<void> {
  const accepted = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  while (await accepted());
}

it.each([
  [
    'a socket',
    head('GET /', 'Upgrade: websocket', 'Connection: Upgrade, close', 'Sec-WebSocket-Version: 13'),
  ],
  ['a socket by a post', head('POST /', 'Upgrade: websocket', 'Connection: Upgrade, close')],
  [
    'HTTP/2',
    head('GET /', 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings, close', 'HTTP2-Settings: AA'),
  ],
])(
  'a request for another protocol is answered like any other, and leaves no connection: %s',
  async (_, text) => {
    expect(await answerOf(await send(text))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await count()).toBe(0);
  },
);

it('is no tunnel', async () => {
  expect(await answerOf(await send('CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe('');
  expect(await count()).toBe(0);
});

it('answers an expectation that it does not know, and one to go on', async () => {
  const socket = await send(head('GET /', 'Expect: a-miracle', 'Connection: close'));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 417 /);
  const asking = await send(head('POST /', 'Expect: 100-continue', 'Connection: close', 'Content-Length: 1'));
  const [go] = await once(asking, 'data');
  expect(String(go)).toMatch(/^HTTP\/1\.1 100 /);
  asking.write('x');
  expect(await answerOf(asking)).toContain('answered');
});

describe('a stop', { tags: ['slow'] }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s answers what was asked, then finishes, then ends with 0',
    async (signal) => {
      const answer = fetch(`http://127.0.0.1:${port}/api/wait`).then((response) => response.text());
      expect(await line()).toBe('asked');
      child.kill(signal);
      // npm and the terminal both pass a signal on.
      child.kill(signal);
      await untilRefused();
      tell('the answer');
      expect(await answer).toBe('the answer');
      const ended = once(child, 'exit');
      expect(await line()).toBe('finishing');
      expect(await ended).toEqual([0, null]);
    },
  );

  it('answers what a proxy still sends on a connection that it keeps, and says that it is the last', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<readonly [string, string | undefined]>((resolve, reject) => {
        const asked = get({ port, path: '/api/wait', agent }, async (response) => {
          resolve([(await response.toArray()).join(''), response.headers.connection]);
        });
        asked.once('error', reject);
      });
    const first = ask();
    expect(await line()).toBe('asked');
    tell('first');
    expect(await first).toEqual(['first', 'keep-alive']);
    child.kill('SIGTERM');
    await untilRefused();
    // A proxy may take up its connection for two seconds after the last use (deploy/nginx/site.conf).
    await wait(2_000);
    const second = ask();
    expect(await line()).toBe('asked');
    tell('second');
    expect(await second).toEqual(['second', 'close']);
    expect(await line()).toBe('finishing');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends at once when no request ever came', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await line()).toBe('finishing');
    expect(await ended).toEqual([0, null]);
  });

  it.each([
    ['connections that say nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: loc'],
    ['a body that never comes', head('POST /', 'Content-Length: 100')],
    ['a chunk that never ends', `${head('POST /', 'Transfer-Encoding: chunked')}ff\r\nabc`],
    ['a body that an answer did not wait for', head('GET /', 'Content-Length: 100')],
    ['half of a second request', `${head('GET /')}GET / HTT`],
    ['an upgrade', head('GET /nope', 'Upgrade: websocket', 'Connection: Upgrade')],
  ])('does not wait for %s', async (_, text) => {
    await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    for (let number = 0; number < 20; number += 1) await send(text);
    const begun = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    // The limit of the process itself is 25 s.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('waits for a form that is still coming', async () => {
    const socket = await send(head('POST /', 'Content-Length: 5'));
    const answer = answerOf(socket);
    child.kill('SIGTERM');
    for (const letter of 'abcde') {
      await new Promise((resolve) => setTimeout(resolve, 900));
      socket.write(letter);
    }
    expect(await answer).toContain('answered');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
