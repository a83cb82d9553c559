// Kills a worker and waits for what it held.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWorker } from '@/lib/process/worker';
import { db } from '@/lib/server/db';
import { keepQueueMoving } from '@/lib/server/jobs/queue';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { discardFile, stageFile } from '@/lib/server/storage/files';
import { getObject } from '@/lib/server/storage/objects';
import { listenLocally } from '@/test/counterpart/listen';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const bucket = 'profile-pictures';
let store: Awaited<ReturnType<typeof startTestObjectStore>>;

beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

/** A store that accepts the connection and never answers; `reached` resolves at the first connection. */
async function startSilentStore() {
  let tell: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    tell();
  });
  return { reached, port: await listenLocally(server), close: () => server.close() };
}

it('nothing is lost or doubled when a worker is killed while it moves files', async () => {
  const stage = (key: string) =>
    db.$transaction((tx) =>
      stageFile(tx, {
        bucket,
        key,
        content: new TextEncoder().encode(key),
        contentType: 'image/webp',
        uploadedById: null,
      }),
    );
  const keys = Array.from({ length: 6 }, (_, index) => `${crypto.randomUUID()}/${index}.webp`);
  const files: { readonly id: string }[] = [];
  for (const key of keys) files.push(await stage(key));

  const silent = await startSilentStore();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs', 'scripts/worker.ts'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        S3_ENDPOINT: `http://127.0.0.1:${silent.port}`,
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    },
  );
  const exit = once(child, 'exit');
  await silent.reached;
  child.kill('SIGKILL');
  await exit;
  silent.close();
  expect(await db.storedFile.count({ where: { storedAt: null } })).toBe(6);
  expect(await getObject({ bucket, key: keys[0] ?? '' })).toBeNull();
  // Deletes one before the next run.
  await db.$transaction((tx) => discardFile(tx, files[5]?.id ?? ''));

  await keepQueueMoving(0);
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  const worker = startWorker();
  try {
    await vi.waitFor(
      async () =>
        expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE key IS NOT NULL`).toEqual([]),
      { timeout: 30_000, interval: 100 },
    );
  } finally {
    await worker.stop();
  }
  const found = await Promise.all(keys.map(async (key) => (await getObject({ bucket, key })) !== null));
  expect(found).toEqual([true, true, true, true, true, false]);
  expect(await db.storedFile.count({ where: { storedAt: { not: null }, content: null } })).toBe(5);
});
