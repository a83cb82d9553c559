import 'server-only';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupTarget } from '@/lib/server/backup/target';
import { partialEnding, writeWhole } from '@/lib/server/file/whole-file';

/** A folder on this computer, readable only by its owner. */
export function folderTarget(folder: string): BackupTarget {
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
