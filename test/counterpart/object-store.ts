import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { portOf } from './listen';

/**
 * A real S3-compatible store on its own port, which can stop and return with its content. Sets S3_ENDPOINT,
 * because a process makes the store's client once, at its first use.
 */
export async function startTestObjectStore() {
  const directory = await mkdtemp(path.join(tmpdir(), 'antarman-store-'));
  let port = 0;
  let store: S3rver | undefined;

  async function start(): Promise<void> {
    store = new S3rver({ address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false });
    await store.run();
    port = portOf(store.httpServer);
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
