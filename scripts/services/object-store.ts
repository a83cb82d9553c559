import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';
import { onStop } from '../setup/shutdown.mjs';

/** The only key pair that the embedded store knows. */
export const objectStoreKey = 'S3RVER';

/**
 * Starts the embedded object store, which keeps objects as files.
 * @returns the address for S3_ENDPOINT
 */
export async function startObjectStore(port: number, directory: string): Promise<string> {
  mkdirSync(directory, { recursive: true });
  const store = new S3rver({ address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false });
  await store.run();
  onStop(async () => {
    store.httpServer?.closeIdleConnections();
    await store.close();
  });
  return `http://127.0.0.1:${port}`;
}
