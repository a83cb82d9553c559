import 'server-only';
import { CreateBucketCommand, HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { env } from '@/lib/server/env';
import { objectStore } from './client';
import { ownDisk } from './disk';

function bucketNames(): readonly string[] {
  return [env.S3_BUCKET_PROFILE_PICTURES, env.S3_BUCKET_PRIVATE];
}

/** Creates missing buckets; safe to repeat. @throws if the store cannot be reached or refuses */
export async function ensureBuckets(): Promise<void> {
  const disk = ownDisk();
  if (disk) {
    await Promise.all(bucketNames().map(disk.makeBucket));
    return;
  }
  for (const bucket of bucketNames()) {
    try {
      await objectStore().send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
      await objectStore().send(new CreateBucketCommand({ Bucket: bucket }));
    }
  }
}

/**
 * Checks every bucket without changing it.
 * @throws if the store cannot be reached, a bucket is missing, or the signal ends the wait
 */
export async function probeBuckets(signal: AbortSignal): Promise<void> {
  const disk = ownDisk();
  if (disk) {
    await Promise.all(bucketNames().map(disk.probeBucket));
    return;
  }
  await Promise.all(
    bucketNames().map((bucket) =>
      objectStore().send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: signal }),
    ),
  );
}
