import 'server-only';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/server/env';
import { partialEnding, writeWhole } from '@/lib/server/file/whole-file';
import type { ObjectAddress } from './address';

/** The file of an object. @throws if its path would be outside the folder */
function fileOf(folder: string, { bucket, key }: ObjectAddress): string {
  const bucketFolder = path.resolve(folder, bucket);
  const file = path.resolve(bucketFolder, key);
  if (path.dirname(bucketFolder) !== path.resolve(folder) || !file.startsWith(`${bucketFolder}${path.sep}`)) {
    throw new Error('The place of an object lies outside its bucket.');
  }
  return file;
}

/** The folder for objects if there is no object store; undefined with a store. */
export function ownDisk() {
  return env.STORAGE_DIR === undefined ? undefined : diskStore(env.STORAGE_DIR);
}

/** Objects as files in a folder of this computer, for an installation on one computer without an object store. */
function diskStore(folder: string) {
  return {
    /** Writes to a temporary name, and renames the file once it is complete and flushed. */
    put: (address: ObjectAddress, content: Uint8Array | Readable): Promise<void> => {
      const file = fileOf(folder, address);
      // Two workers may write the same object at once.
      const unfinished = `${file}.${crypto.randomUUID()}${partialEnding}`;
      return writeWhole(file, content instanceof Readable ? content : Readable.from([content]), unfinished);
    },
    async open(
      address: ObjectAddress,
    ): Promise<{ readonly body: Readable; readonly byteSize: number } | null> {
      const file = fileOf(folder, address);
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found?.isFile() ? { body: createReadStream(file), byteSize: found.size } : null;
    },
    /** A missing object counts as deleted. */
    remove: (address: ObjectAddress): Promise<void> => rm(fileOf(folder, address), { force: true }),
    makeBucket: async (bucket: string): Promise<void> => {
      await mkdir(path.join(folder, bucket), { recursive: true, mode: 0o700 });
    },
    /** @throws if the bucket is missing or cannot be written to */
    probeBucket: (bucket: string): Promise<void> =>
      access(path.join(folder, bucket), constants.R_OK | constants.W_OK),
  };
}
