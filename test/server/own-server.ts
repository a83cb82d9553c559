import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { freePort } from '@/scripts/services/ports';
import { longDatabaseWait } from '@/scripts/testing/database-wait.mjs';
import { until } from './until';

/**
 * Another production server on the build under test, with only the given services: no worker, no mail, no
 * store.
 * @param settings variables that differ from harmless ones; without PORT it takes a free one
 * @param logFile file for its output; without one the output is dropped
 */
export async function startOwnServer(settings: Readonly<Record<string, string>>, logFile?: string) {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const origin = `http://localhost:${port}`;
  const output = logFile === undefined ? 'ignore' : openSync(logFile, 'a');
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next',
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: origin,
      SUPPORT_EMAIL: 'support@antarman.test',
      MAIL_FROM: 'Antarman <hello@antarman.test>',
      NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      SEALING_KEY: randomBytes(32).toString('base64'),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
      ...longDatabaseWait,
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'none',
      S3_SECRET_ACCESS_KEY: 'none',
      SMTP_URL: 'smtp://127.0.0.1:9',
      WORKER: 'off',
      FORM_SHORTEST_VISIT_MS: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  // The server has its own copy of the descriptor.
  if (typeof output === 'number') closeSync(output);
  await until(
    () =>
      fetch(`${origin}/api/health`).then(
        (answer) => answer.status,
        () => 0,
      ),
    (status) => status === 200,
    60_000,
  );
  return {
    origin,
    port,
    /** Kills it at once, like a failing computer. */
    async kill() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
