import 'server-only';
import type { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStore } from './client';
import type { ObjectPlace } from './objects';

/**
 * A slow line takes a while for a hundred megabytes; one of our jobs may take three minutes in all (milliseconds).
 */
const longestPut = 120_000;

type LargeContent = {
  readonly body: Readable;
  /** Bytes; exactly the length of the stream. */
  readonly byteSize: number;
  /** Hexadecimal, of the same bytes: the store refuses anything else. */
  readonly sha256: string;
  readonly contentType: string;
};

/**
 * Writes an object from a stream, over an older one with the same key. Tries only once, because a stream cannot be
 * read again.
 * @throws when the store cannot be reached, refuses or takes longer than two minutes
 */
export async function putLargeObject(
  { bucket, key }: ObjectPlace,
  { body, byteSize, sha256, contentType }: LargeContent,
): Promise<void> {
  await objectStore().send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentLength: byteSize,
      ContentType: contentType,
      ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    }),
    { abortSignal: AbortSignal.timeout(longestPut), requestTimeout: longestPut },
  );
}

/**
 * Opens an object for reading in pieces; null when there is none.
 * @throws when the store cannot be reached or refuses
 */
export async function openObject({ bucket, key }: ObjectPlace): Promise<ReadableStream | null> {
  try {
    const { Body } = await objectStore().send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body?.transformToWebStream() ?? null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
