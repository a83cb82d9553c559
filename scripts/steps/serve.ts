import type { ChildProcess } from 'node:child_process';
import type { Settings } from '../settings';
import { startChild } from '../setup/child.mjs';
import { identityOf, type KnownProcess } from '../setup/process-identity.mjs';
import { isLeaving, leave } from '../setup/shutdown.mjs';
import { step } from '../setup/step.mjs';
import { Explained, say } from '../setup/terminal.mjs';
import type { Build } from './build';
import { followingProcess, lessMemory, webServer } from './node';

const startLimitMs = 90_000;
const pollMs = 50;

/** The server's process, with the address that the settings name. */
export function serverProcess(
  { host, port, distDir }: Pick<Settings, 'host' | 'port'> & Pick<Build, 'distDir'>,
  mode: 'start' | 'dev',
) {
  const { args, env } = followingProcess(webServer);
  return {
    args,
    env: {
      ...env,
      ...(mode === 'start' && lessMemory),
      // The public server must not be able to become the owner of the tables. Empty instead of missing,
      // because the framework reads .env itself.
      DATABASE_OWNER_URL: '',
      NODE_ENV: mode === 'dev' ? ('development' as const) : ('production' as const),
      NEXT_DIST_DIR: distDir,
      HOST: host,
      PORT: String(port),
    },
  };
}

/**
 * Starts the server and waits until it answers. If it later ends by itself, stops all other parts.
 * @param mode `start` serves the build, `dev` compiles each requested page
 */
export async function startServer(
  { root, host, port, distDir }: Pick<Settings, 'root' | 'host' | 'port'> & Build,
  mode: 'start' | 'dev',
): Promise<KnownProcess> {
  return await step('Starting the server', async () => {
    const { args, env } = serverProcess({ host, port, distDir }, mode);
    const server = startChild(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    });
    await untilAnswering(server, host, port);
    server.once('exit', (code, signal) => {
      if (isLeaving()) return;
      say(`The server ended by itself (${code ?? signal}); stopping everything else.`);
      void leave(1);
    });
    const pid = server.pid ?? 0;
    return { pid, identity: identityOf(pid) ?? '' };
  });
}

/** Names for all addresses of this computer; the start checks the loopback one. */
const everywhere = new Set(['0.0.0.0', '::', '[::]']);

async function untilAnswering(server: ChildProcess, host: string, port: number): Promise<void> {
  const address = everywhere.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const deadline = performance.now() + startLimitMs;
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://${address}:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > deadline)
      throw new Explained(`The server did not answer within ${startLimitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Explained(`The server did not start (${server.exitCode ?? server.signalCode}).`);
}
