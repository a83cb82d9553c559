import 'server-only';
import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import type { ObjectAddress } from './address';
import { objectStore } from './client';
import { ownDisk } from './disk';

/**
 * Milliseconds of an upload: a slow line needs a while for a hundred megabytes, and a job may take three
 * minutes in all.
 */
const longestPut = 120_000;

type LargeContent = {
  readonly body: Readable;
  /** Bytes; exactly the length of the stream. */
  readonly byteSize: number;
  /** Hexadecimal, of the same bytes, if known: the store refuses other content. */
  readonly sha256?: string;
  readonly contentType: string;
};

/**
 * Writes an object from a stream, over an older one with the same key. Tries only once, because a stream
 * cannot be read again.
 * @throws if the store cannot be reached, refuses or takes longer than two minutes
 */
export async function putLargeObject(
  { bucket, key }: ObjectAddress,
  { body, byteSize, sha256, contentType }: LargeContent,
): Promise<void> {
  const disk = ownDisk();
  if (disk) return disk.put({ bucket, key }, body);
  await objectStore().send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentLength: byteSize,
      ContentType: contentType,
      ...(sha256 !== undefined && { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') }),
    }),
    { abortSignal: AbortSignal.timeout(longestPut), requestTimeout: longestPut },
  );
}

type OpenObject = { readonly body: Readable; readonly byteSize: number };

/**
 * Opens an object for reading in pieces; null if there is none.
 * @throws if the store cannot be reached or refuses
 */
export async function openObject({ bucket, key }: ObjectAddress): Promise<OpenObject | null> {
  const disk = ownDisk();
  if (disk) return disk.open({ bucket, key });
  try {
    const { Body, ContentLength } = await objectStore().send(
      new GetObjectCommand({ Bucket: bucket, Key: key }),
    );
    if (!(Body instanceof Readable) || ContentLength === undefined) {
      throw new Error('The store gave an answer without content.');
    }
    return { body: Body, byteSize: ContentLength };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
