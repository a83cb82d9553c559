import path from 'node:path';
import { env } from '@/lib/server/env';

/** Folders and addresses of one copy of the product. */
export type Settings = {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly appUrl: string;
};

/** Folder of the build for every copy of this checkout; relative to the root, as the framework requires. */
export const buildFolder = '.next';

/** The listening address: the loopback interface by default, else HOST. */
export function listeningHost(): string {
  return env.HOST ?? '127.0.0.1';
}

/**
 * Reads HOST, PORT, APP_URL and DATA_DIR.
 * @throws EnvironmentError if one of them is malformed
 */
export function readSettings(root: string): Settings {
  const port = env.PORT;
  process.env.APP_URL ||= `http://localhost:${port}`;
  return {
    root,
    dataDir: path.resolve(root, env.DATA_DIR),
    port,
    host: listeningHost(),
    appUrl: env.APP_URL,
  };
}
