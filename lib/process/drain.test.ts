/** @module-tag slow (waits for processes to drain) */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

/** A process that drains: it answers after it gets a line, and reports when its other work was told to finish. */
const draining = `
import http from 'node:http';
import { createInterface } from 'node:readline';
import { drainOnSignal } from '@/lib/process/drain';
drainOnSignal(async () => console.log('finishing'));
const lines = createInterface({ input: process.stdin });
const server = http.createServer((request, response) => {
  console.log('asked');
  lines.once('line', (text) => response.end(text));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

function startDraining() {
  const flags = [
    '--import',
    'tsx',
    '--import',
    './scripts/runtime/allow-server-only.mjs',
    '--input-type=module',
  ];
  const child = spawn(process.execPath, [...flags, '-e', draining], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  return { child, line };
}

/** Connects without a request until nobody listens any more. */
async function untilRefused(url: string): Promise<void> {
  const accepted = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  while (await accepted());
}

describe('a process that gets the signal to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s answers what was asked, then finishes, then ends with 0',
    async (signal) => {
      const { child, line } = startDraining();
      const url = `http://127.0.0.1:${await line()}`;
      const answer = fetch(url).then((response) => response.text());
      expect(await line()).toBe('asked');
      child.kill(signal);
      // npm and the terminal both pass a signal on.
      child.kill(signal);
      await untilRefused(url);
      child.stdin.write('the answer\n');
      expect(await answer).toBe('the answer');
      const ended = once(child, 'exit');
      expect(await line()).toBe('finishing');
      expect(await ended).toEqual([0, null]);
    },
  );

  it('answers what a proxy still sends on a connection that it keeps, and says that it is the last', async () => {
    const { child, line } = startDraining();
    const url = `http://127.0.0.1:${await line()}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<readonly [string, string | undefined]>((resolve, reject) => {
        const asked = get(url, { agent }, async (response) => {
          resolve([(await response.toArray()).join(''), response.headers.connection]);
        });
        asked.once('error', reject);
      });
    const first = ask();
    expect(await line()).toBe('asked');
    child.stdin.write('first\n');
    expect(await first).toEqual(['first', 'keep-alive']);
    child.kill('SIGTERM');
    await untilRefused(url);
    const second = ask();
    expect(await line()).toBe('asked');
    child.stdin.write('second\n');
    expect(await second).toEqual(['second', 'close']);
    expect(await line()).toBe('finishing');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends at once when no request ever came', async () => {
    const { child, line } = startDraining();
    await line();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await line()).toBe('finishing');
    expect(await ended).toEqual([0, null]);
  });
});
