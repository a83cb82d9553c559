import { createHash } from 'node:crypto';
import path from 'node:path';
import { env } from '@/lib/server/env';

/** Folders and addresses of one copy of the product. */
export type Settings = {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  /** Address that the server listens on. */
  readonly host: string;
  readonly appUrl: string;
  /** Build output; relative to the root, as the framework wants it. */
  readonly distDir: string;
};

/** The address to listen on: this machine alone, unless HOST says otherwise. */
export function listeningHost(): string {
  return env.HOST ?? '127.0.0.1';
}

/**
 * Reads HOST, PORT, APP_URL and DATA_DIR. Build output carries the public origin, so a copy with its own data
 * directory also gets its own build directory, and two copies can run from one checkout.
 * @throws EnvironmentError when one of them is malformed
 */
export function readSettings(root: string): Settings {
  const dataDir = path.resolve(root, env.DATA_DIR);
  const port = env.PORT;
  process.env.APP_URL ||= `http://localhost:${port}`;
  const usual = dataDir === path.join(root, '.data');
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return {
    root,
    dataDir,
    port,
    host: listeningHost(),
    appUrl: env.APP_URL,
    distDir: usual ? '.next' : `.next-${mark}`,
  };
}
