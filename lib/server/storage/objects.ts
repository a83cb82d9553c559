import 'server-only';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import type { ObjectAddress } from './address';
import { objectStore } from './client';
import { ownDisk } from './disk';

/** Milliseconds for all tries together, so that a slowly sending store delays no job or reader longer. */
const longest = { put: 60_000, get: 15_000, delete: 15_000 };

/**
 * Writes an object, over an older one with the same key.
 * @throws if the store cannot be reached, refuses or takes longer than a minute
 */
export async function putObject(
  { bucket, key }: ObjectAddress,
  { content, contentType }: { readonly content: Uint8Array; readonly contentType: string },
): Promise<void> {
  const disk = ownDisk();
  if (disk) return disk.put({ bucket, key }, content);
  await objectStore().send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
    { abortSignal: AbortSignal.timeout(longest.put) },
  );
}

/**
 * Reads a whole object; null if there is none.
 * @throws if the store cannot be reached, refuses or takes longer than 15 seconds
 */
export async function getObject({ bucket, key }: ObjectAddress): Promise<Uint8Array<ArrayBuffer> | null> {
  const disk = ownDisk();
  if (disk) {
    const found = await disk.open({ bucket, key });
    return found && new Uint8Array(await buffer(found.body));
  }
  const abortSignal = AbortSignal.timeout(longest.get);
  try {
    const { Body } = await objectStore().send(new GetObjectCommand({ Bucket: bucket, Key: key }), {
      abortSignal,
    });
    return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/**
 * Deletes an object; a missing one counts as deleted.
 * @throws if the store cannot be reached, refuses or takes longer than 15 seconds
 */
export async function deleteObject({ bucket, key }: ObjectAddress): Promise<void> {
  const disk = ownDisk();
  if (disk) return disk.remove({ bucket, key });
  await objectStore().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), {
    abortSignal: AbortSignal.timeout(longest.delete),
  });
}
