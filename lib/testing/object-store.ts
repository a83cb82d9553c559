import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/**
 * A real S3-compatible store on a port of its own, which can go away and come back with what it holds. Sets
 * S3_ENDPOINT: the client of the store is made once in a process, at its first use.
 */
export async function startTestObjectStore() {
  const directory = await mkdtemp(path.join(tmpdir(), 'antarman-store-'));
  let port = 0;
  let store: S3rver | undefined;

  async function start(): Promise<void> {
    store = new S3rver({ address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false });
    await store.run();
    const address = store.httpServer?.address();
    if (!address || typeof address === 'string') throw new Error('The object store has no port.');
    port = address.port;
  }

  async function stop(): Promise<void> {
    store?.httpServer?.closeAllConnections();
    await store?.close();
    store = undefined;
  }

  await start();
  process.env.S3_ENDPOINT = `http://127.0.0.1:${port}`;
  return {
    start,
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
