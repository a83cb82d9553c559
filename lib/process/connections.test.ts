import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/**
 * A server as the framework makes it: it listens before our start has run, awaits every upgrade for ever, and reads the bodies of
 * posts. It says how many connections it has when it is asked.
 */
const serving = `
import http from 'node:http';
import { createInterface } from 'node:readline';
import { drainOnSignal } from '@/lib/process/drain';
const server = http.createServer(async (request, response) => {
  if (request.method === 'POST') for await (const part of request);
  response.end('answered');
});
server.on('upgrade', () => new Promise(() => undefined));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'boot') drainOnSignal(async () => console.log('finishing'));
  if (line === 'count') server.getConnections((_, count) => console.log(count));
});
`;

let child: ChildProcess;
let line: () => Promise<string>;
let port: number;
const open: net.Socket[] = [];

beforeEach(async () => {
  const flags = ['tsx', './scripts/runtime/allow-server-only.mjs', './scripts/runtime/refuse-upgrades.mjs'];
  const args = [...flags.flatMap((flag) => ['--import', flag]), '--input-type=module', '-e', serving];
  const started = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
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

/** Sends the text on a connection of its own, which stays open on this side. */
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

/** All that comes until the server ends the connection. */
async function answerOf(socket: net.Socket): Promise<string> {
  return Buffer.concat(await socket.toArray()).toString();
}

describe('a request for another protocol', () => {
  it.each([
    ['a socket', head('GET /nope', 'Upgrade: websocket', 'Connection: Upgrade')],
    [
      'a socket with its key',
      head('GET /', 'Upgrade: websocket', 'Connection: keep-alive, Upgrade', 'Sec-WebSocket-Version: 13'),
    ],
    [
      'a socket by a post',
      head('POST /nope', 'Upgrade: websocket', 'Connection: Upgrade', 'Content-Length: 9'),
    ],
    ['any method', head('DELETE /nope', 'Upgrade: foo', 'Connection: upgrade')],
    [
      'HTTP/2',
      head('GET /', 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'),
    ],
  ])('%s is refused, and its connection ends, before our start has run', async (_, text) => {
    expect(await answerOf(await send(text))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await count()).toBe(0);
  });

  it('leaves no connection behind when two hundred hang up without waiting', async () => {
    for (let number = 0; number < 200; number += 1) {
      const method = number % 2 ? 'GET' : 'POST';
      (await send(head(`${method} /nope`, 'Upgrade: websocket', 'Connection: Upgrade'))).end();
    }
    await expect.poll(count).toBe(0);
  });

  it('is no tunnel either', async () => {
    expect(await answerOf(await send('CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe('');
    expect(await count()).toBe(0);
  });
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
  it.each([
    ['connections that say nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: loc'],
    ['a body that never comes', head('POST /', 'Content-Length: 100')],
    ['a chunk that never ends', `${head('POST /', 'Transfer-Encoding: chunked')}ff\r\nabc`],
    ['a body that an answer did not wait for', head('GET /', 'Content-Length: 100')],
    ['half of a second request', `${head('GET /')}GET / HTT`],
    ['an upgrade', head('GET /nope', 'Upgrade: websocket', 'Connection: Upgrade')],
  ])('does not wait for %s', async (_, text) => {
    tell('boot');
    await count();
    await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    for (let number = 0; number < 20; number += 1) await send(text);
    const begun = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    // The limit of the process itself is 25 s.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('waits for a form that is still coming', async () => {
    tell('boot');
    await count();
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
