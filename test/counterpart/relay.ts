import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/scripts/services/ports';

const longestStartMs = 30_000;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Whether coturn is installed. */
export const hasRelay = () => spawnSync('turnserver', ['--version']).error === undefined;

/**
 * Debian's coturn on this computer (`apt-get install coturn`), and the settings for a server that uses it.
 * @param mostBytes per second, for each side and direction; unlimited by default
 */
export async function startRelay({ mostBytes }: { readonly mostBytes?: number } = {}) {
  const port = await freePort();
  const secret = randomBytes(24).toString('hex');
  const turn = spawn(
    'turnserver',
    [
      '--no-stdout-log',
      '--log-file=/dev/null',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=antarman.test',
      `--listening-port=${port}`,
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      '--allow-loopback-peers',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      `--pidfile=/tmp/turn-${port}.pid`,
      ...(mostBytes ? [`--max-bps=${mostBytes}`] : []),
    ],
    { stdio: 'ignore' },
  );
  for (const end = Date.now() + longestStartMs; !(await listens(port)); await wait(100)) {
    if (Date.now() > end) throw new Error('The relay did not start.');
  }
  return {
    settings: {
      TURN_URL: `turn:127.0.0.1:${port}?transport=udp`,
      TURN_SECRET: secret,
      TURN_ONLY: 'on',
    },
    /** Stops all traffic, like a lost network. */
    freeze: () => turn.kill('SIGSTOP'),
    thaw: () => turn.kill('SIGCONT'),
    async stop(): Promise<void> {
      const ended = once(turn, 'exit');
      turn.kill('SIGKILL');
      await ended;
    },
  };
}
