import 'server-only';
import { bucketTarget } from '@/lib/server/backup/bucket';
import { folderTarget } from '@/lib/server/backup/folder';
import type { BackupTarget } from '@/lib/server/backup/target';
import { env } from '@/lib/server/env';

/**
 * The target for an address: a folder, or `s3://bucket/prefix` in the store of the settings BACKUP_S3_… or,
 * without them, S3_….
 */
export function targetAt(address: string): BackupTarget {
  if (!address.startsWith('s3://')) return folderTarget(address);
  const own = env.BACKUP_S3_ENDPOINT !== undefined;
  return bucketTarget(address, {
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    region: own ? env.BACKUP_S3_REGION : env.S3_REGION,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY,
  });
}
