import 'server-only';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BackupTarget, Stored } from '@/lib/server/backup/target';

type Store = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Bytes of a part. A store accepts at most 10,000 parts, so a backup may have 160 GB. */
const partSize = 16 * 1024 * 1024;
/** Milliseconds after which a store counts as unreachable. */
const silence = 60_000;

/** A bucket, or the part of it below a prefix, as `s3://bucket/prefix`. */
export function bucketTarget(address: string, { endpoint, region, ...credentials }: Store): BackupTarget {
  const { hostname: bucket, pathname } = new URL(address);
  const folder = pathname.replace(/^\/|\/$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Stores other than Amazon's may store the frames in which a checksum follows a streamed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: silence, throwOnRequestTimeout: true },
  });
  const object = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    title: address,
    async list() {
      const found: Stored[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key, Size } of page.Contents ?? []) {
          if (Key) found.push({ name: Key.slice(prefix.length), bytes: Size ?? 0 });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    async write(name, content) {
      // The library cancels a failed upload; the object appears with its last part.
      const upload = new Upload({
        client,
        partSize,
        queueSize: 2,
        params: { ...object(name), Body: content },
      });
      await upload.done();
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(object(name)));
      if (!(Body instanceof Readable)) throw new Error('The store gave an answer without content.');
      return Body;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}
