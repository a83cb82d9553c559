import 'server-only';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { bucketTarget } from '@/lib/server/backup/bucket';
import type { BackupTarget } from '@/lib/server/backup/target';
import { env } from '@/lib/server/env';
import { partialEnding, writeWhole } from '@/lib/server/file/whole-file';

/** A folder on this computer, readable only by its owner. */
function folderTarget(folder: string): BackupTarget {
  const at = (name: string) => path.join(folder, name);
  return {
    title: folder,
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const whole = names.filter((name) => !name.endsWith(partialEnding));
      return Promise.all(whole.map(async (name) => ({ name, bytes: (await stat(at(name))).size })));
    },
    write: (name, content) => writeWhole(at(name), content),
    read: async (name) => createReadStream(at(name)),
    remove: (name) => rm(at(name), { force: true }),
  };
}

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
