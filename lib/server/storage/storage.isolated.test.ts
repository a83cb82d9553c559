import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { discardFile, readFile, stageFile } from '@/lib/server/storage/files';
import { finishFiles, removeFile, storeFile } from '@/lib/server/storage/jobs';
import { deleteObject, getObject, putObject } from '@/lib/server/storage/objects';
import { storageTasks } from '@/lib/server/storage/tasks';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const bucket = 'profile-pictures';
const text = (words: string) => new TextEncoder().encode(words);
const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
let key: string;

beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());
beforeEach(() => {
  key = `${crypto.randomUUID()}/1.webp`;
});

const stage = (words = 'rain', address = { bucket, key }) =>
  db.$transaction((tx) =>
    stageFile(tx, { ...address, content: text(words), contentType: 'image/webp', uploadedById: null }),
  );
const discard = (id: string, after?: string) =>
  db.$transaction((tx) => discardFile(tx, id, after === undefined ? {} : { after }));
const words = (content: Uint8Array | null | undefined) => content && new TextDecoder().decode(content);
const objectWords = async (address = { bucket, key }) => words(await getObject(address));
const jobs = async () =>
  (
    await db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs ORDER BY task_identifier, id`
  ).map(({ key: jobKey }) => jobKey);

describe('an object', () => {
  it('is written, read, overwritten and removed; removing it again is no failure', async () => {
    const address = { bucket, key };
    expect(await getObject(address)).toBeNull();
    await putObject(address, { content: text('rain'), contentType: 'image/webp' });
    await putObject(address, { content: text('more rain'), contentType: 'image/webp' });
    expect(await objectWords()).toBe('more rain');
    await deleteObject(address);
    await deleteObject(address);
    expect(await getObject(address)).toBeNull();
  });
});

describe('a staged file', () => {
  it('is readable from its row at once and from the store afterwards', { tags: ['slow'] }, async () => {
    const { id } = await stage();
    expect(await jobs()).toEqual([`store-file:${id}`]);
    expect(await objectWords()).toBeNull();
    expect(words((await readFile({ bucket, key }))?.content)).toBe('rain');

    await storeFile(id);
    const row = await db.storedFile.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ content: null, byteSize: 4, contentType: 'image/webp' });
    expect(row.storedAt).not.toBeNull();
    expect(await objectWords()).toBe('rain');
    expect(words((await readFile({ bucket, key }))?.content)).toBe('rain');
    await storeFile(id);
    expect(await objectWords()).toBe('rain');
  });

  it('does not exist, and has no job, when the row that needed it was rolled back', async () => {
    const rolledBack = db.$transaction(async (tx) => {
      await stageFile(tx, { bucket, key, content: text('x'), contentType: 'image/webp', uploadedById: null });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await readFile({ bucket, key })).toBeNull();
    expect(await jobs()).toEqual([]);
  });

  it('waits in its row while the store is away', { tags: ['slow'] }, async () => {
    const { id } = await stage();
    await store.stop();
    try {
      await expect(storeFile(id)).rejects.toThrow();
      expect(words((await readFile({ bucket, key }))?.content)).toBe('rain');
    } finally {
      await store.start();
    }
    await storeFile(id);
    expect(await objectWords()).toBe('rain');
  });

  it('is put again when the process ended between the store and the row', async () => {
    const { id } = await stage();
    await putObject({ bucket, key }, { content: text('rain'), contentType: 'image/webp' });
    await storeFile(id);
    expect(await objectWords()).toBe('rain');
    expect(await db.storedFile.count({ where: { content: null } })).toBe(1);
  });

  it('is an error, not an empty file, when the store has lost it', async () => {
    const { id } = await stage();
    await storeFile(id);
    await deleteObject({ bucket, key });
    await expect(readFile({ bucket, key })).rejects.toThrow('lost');
  });
});

describe('a file that was given up', () => {
  it('is gone for readers at once, from the store by a job, and from the table an hour later', {
    tags: ['slow'],
  }, async () => {
    const { id } = await stage();
    await storeFile(id);
    await discard(id);
    expect(await readFile({ bucket, key })).toBeNull();
    expect(await jobs()).toEqual([`remove-file:${id}`, `store-file:${id}`]);
    await removeFile(id);
    expect(await objectWords()).toBeNull();
    expect(await db.storedFile.count()).toBe(1);

    await db.storedFile.update({ where: { id }, data: { deletedAt: twoHoursAgo } });
    // Simulates the remains of a killed worker.
    await putObject({ bucket, key }, { content: text('rain'), contentType: 'image/webp' });
    await removeFile(id);
    expect(await objectWords()).toBeNull();
    expect(await db.storedFile.count()).toBe(0);
    await removeFile(id);
  });

  it('never reaches the store when it was given up before its turn', async () => {
    const { id } = await stage();
    await discard(id);
    expect((await db.storedFile.findUniqueOrThrow({ where: { id } })).content).toBeNull();
    await storeFile(id);
    expect(await objectWords()).toBeNull();
  });

  it('leaves the store again when it was given up on its way there', async () => {
    const { id } = await stage();
    // Locks the row until the object has been put, so that the job then finds the file deleted.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const discarding = db.$transaction(async (tx) => {
      await discardFile(tx, id);
      await held;
    });
    const storing = storeFile(id);
    await expect.poll(() => objectWords()).toBe('rain');
    release();
    await Promise.all([discarding, storing]);
    expect(await objectWords()).toBeNull();
  });

  it('keeps its object until its replacement is in the store', async () => {
    const { id: old } = await stage('old');
    await storeFile(old);
    const address = { bucket, key: key.replace('1.webp', '2.webp') };
    const { id: next } = await stage('next', address);
    await discard(old, next);
    await removeFile(old, next);
    expect(await objectWords()).toBe('old');
    expect(await jobs()).toContain(`remove-file:${old}`);
    await storeFile(next);
    await removeFile(old, next);
    expect(await objectWords()).toBeNull();
    expect(await objectWords(address)).toBe('next');
  });

  it('is given up once, however often the job runs', async () => {
    const { id } = await stage();
    await discard(id);
    const { deletedAt } = await db.storedFile.findUniqueOrThrow({ where: { id } });
    await discard(id);
    expect((await db.storedFile.findUniqueOrThrow({ where: { id } })).deletedAt).toEqual(deletedAt);
  });
});

describe('finishing', () => {
  it('queues again what lost its job, and skips what still has one', async () => {
    const { id: lost } = await stage();
    const { id: fresh } = await stage('fresh', { bucket, key: `${key}.2` });
    const { id: queued } = await stage('queued', { bucket, key: `${key}.3` });
    const { id: gone } = await stage('gone', { bucket, key: `${key}.4` });
    await discard(gone);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key <> ${`store-file:${queued}`}`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 7`;
    await db.storedFile.updateMany({
      where: { id: { in: [lost, queued] } },
      data: { createdAt: twoHoursAgo },
    });
    await db.storedFile.update({ where: { id: gone }, data: { deletedAt: twoHoursAgo } });

    await finishFiles();
    const left = await db.$queryRaw<{ key: string; attempts: number }[]>`
      SELECT key, attempts FROM graphile_worker.jobs`;
    expect(new Map(left.map((job) => [job.key, job.attempts]))).toEqual(
      new Map([
        [`${storageTasks.store}:${queued}`, 7],
        [`${storageTasks.store}:${lost}`, 0],
        [`${storageTasks.remove}:${gone}`, 0],
      ]),
    );
    expect(left.some(({ key: jobKey }) => jobKey.endsWith(fresh))).toBe(false);
  });
});
