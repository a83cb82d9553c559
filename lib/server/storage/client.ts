import 'server-only';
import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/server/env';

let client: S3Client | undefined;

/**
 * The one client of the object store, made at its first use, so that a build needs no store. A hanging store
 * costs a request at most 1 s to connect and 10 s to answer; a failed request is tried three times in all.
 */
export function objectStore(): S3Client {
  client ??= new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    // Puts the bucket name into the path, the form that every S3-compatible store understands.
    forcePathStyle: true,
    // Stores other than Amazon's may store the frames in which a checksum follows a streamed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  return client;
}
