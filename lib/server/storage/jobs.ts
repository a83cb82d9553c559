import 'server-only';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { backupLock } from './backup-lock';
import { deleteObject, putObject } from './objects';
import { storageTasks } from './tasks';

// Each job first checks whether it is still wanted: it may run again after a crash, and after a job that
// reverses it.

/** Longer than any upload to the store can take. */
/** Live jobs have begun by then; a second one does no harm. */
const lostAfterMs = 300_000;
const lookAgainMs = 5_000;

/** Moves a file's bytes to the object store and only then removes them from its row. */
export async function storeFile(fileId: string): Promise<void> {
  const file = await db.storedFile.findUnique({ where: { id: fileId } });
  if (!file || file.deletedAt || file.storedAt || !file.content) return;
  await putObject(file, { content: file.content, contentType: file.contentType });
  const { count } = await db.storedFile.updateMany({
    where: { id: fileId, deletedAt: null },
    data: { storedAt: new Date(), content: null },
  });
  // The file was deleted during the upload.
  if (count === 0) await deleteObject(file);
}

/**
 * Deletes the object of a deleted file. The row stays for an hour, so that the object can be deleted again: a
 * worker killed amid `storeFile` may have put it there afterwards.
 * @param after file that replaces it and must be in the store first
 */
export async function removeFile(fileId: string, after?: string): Promise<void> {
  const file = await db.storedFile.findUnique({ where: { id: fileId } });
  if (!file?.deletedAt) return;
  if ((after && (await isOnItsWay(after))) || (await isBackupUnderWay())) {
    const jobKey = `${storageTasks.remove}:${fileId}`;
    const runAt = new Date(Date.now() + lookAgainMs);
    await enqueue(db, storageTasks.remove, { fileId, ...(after && { after }) }, { jobKey, runAt });
    return;
  }
  await deleteObject(file);
  if (file.deletedAt.getTime() < Date.now() - hour) {
    await db.storedFile.deleteMany({ where: { id: fileId } });
  }
}

/** A backup reads rows first and objects afterwards; the object of a row that it has read stays until it is done. */
async function isBackupUnderWay(): Promise<boolean> {
  const [lock] = await db.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${backupLock}::bigint) AS free`;
  return lock?.free !== true;
}

async function isOnItsWay(fileId: string): Promise<boolean> {
  const file = await db.storedFile.findUnique({
    where: { id: fileId },
    select: { storedAt: true, deletedAt: true },
  });
  return file !== null && !file.storedAt && !file.deletedAt;
}

/** Requeues unfinished files whose job should have run: the job was given up, deleted by hand or never made. */
export async function finishFiles(): Promise<void> {
  const lostBefore = new Date(Date.now() - lostAfterMs);
  const waiting = await db.storedFile.findMany({
    where: { storedAt: null, deletedAt: null, createdAt: { lt: lostBefore } },
    orderBy: { createdAt: 'asc' },
    take: 100,
    select: { id: true },
  });
  for (const { id } of waiting) await queueUnlessQueued(storageTasks.store, id);
  const discarded = await db.storedFile.findMany({
    where: { deletedAt: { lt: new Date(Date.now() - hour) } },
    orderBy: { deletedAt: 'asc' },
    take: 100,
    select: { id: true },
  });
  for (const { id } of discarded) await queueUnlessQueued(storageTasks.remove, id);
}

/** A waiting job keeps its count of tries. */
async function queueUnlessQueued(task: string, fileId: string): Promise<void> {
  const jobKey = `${task}:${fileId}`;
  const [queued] = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} AND attempts < max_attempts`;
  if (!queued) await enqueue(db, task, { fileId }, { jobKey });
}
