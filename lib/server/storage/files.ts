import 'server-only';
import { createHash } from 'node:crypto';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { ObjectAddress } from './address';
import { getObject } from './objects';
import { storageTasks } from './tasks';

type NewFile = ObjectAddress & {
  /** The served type; the server decides it from the bytes, never from the sender's claim. */
  readonly contentType: string;
  readonly content: Uint8Array;
  readonly uploadedById: string | null;
  /** 64-bit perceptual hash of a picture, as a signed number. */
  readonly perceptualHash?: bigint;
};

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Accepts a file in the caller's transaction: commits its bytes with the row that needs them and with the job
 * that moves them to the object store. From then on no crash and no outage of the store can lose it.
 */
export async function stageFile(
  tx: Pick<Tx, 'storedFile' | '$executeRaw'>,
  { content, ...file }: NewFile,
): Promise<{ readonly id: string }> {
  const { id } = await tx.storedFile.create({
    data: {
      ...file,
      content: new Uint8Array(content),
      byteSize: content.byteLength,
      sha256: sha256Of(content),
    },
    select: { id: true },
  });
  await enqueue(tx, storageTasks.store, { fileId: id }, { jobKey: `${storageTasks.store}:${id}` });
  return { id };
}

/**
 * Deletes a file in the caller's transaction. After the commit it cannot be read; a job deletes the object,
 * at least once and again an hour later, in case a slow upload has overtaken it.
 * @param after another file that replaces it: the object stays until that one is in the store
 */
export async function discardFile(
  tx: Pick<Tx, 'storedFile' | '$executeRaw'>,
  fileId: string,
  { after }: { readonly after?: string } = {},
): Promise<void> {
  const { count } = await tx.storedFile.updateMany({
    where: { id: fileId, deletedAt: null },
    data: { deletedAt: new Date(), content: null },
  });
  if (count === 0) return;
  await enqueue(
    tx,
    storageTasks.remove,
    { fileId, ...(after && { after }) },
    { jobKey: `${storageTasks.remove}:${fileId}` },
  );
}

/** The row says that the object store has the file, but it does not. */
export class FileLost extends Error {
  override name = 'FileLost';
}

export type ReadableFile = {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly sha256: string;
};

/**
 * Reads an accepted, undeleted file: from its row until the store has it, then from the store. Null if there
 * is none. The caller checks the reader's right.
 * @throws FileLost when the store has lost the object
 * @throws when the database or the store does not answer
 */
export async function readFile({ bucket, key }: ObjectAddress): Promise<ReadableFile | null> {
  const file = await db.storedFile.findUnique({
    where: { bucket_key: { bucket, key } },
    select: { content: true, contentType: true, sha256: true, deletedAt: true },
  });
  if (!file || file.deletedAt) return null;
  const content = file.content ?? (await getObject({ bucket, key }));
  if (!content) throw new FileLost('The object store has lost a file.');
  return { content, contentType: file.contentType, sha256: file.sha256 };
}
