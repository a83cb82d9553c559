import 'server-only';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/server/env';
import { partialEnding, writeWhole } from '@/lib/server/file/whole-file';
import type { ObjectPlace } from './place';

/** The file of an object. @throws when the place would lie outside the folder */
function fileOf(folder: string, { bucket, key }: ObjectPlace): string {
  const room = path.resolve(folder, bucket);
  const file = path.resolve(room, key);
  if (path.dirname(room) !== path.resolve(folder) || !file.startsWith(`${room}${path.sep}`)) {
    throw new Error('The place of an object lies outside its bucket.');
  }
  return file;
}

/** The folder that holds objects instead of an object store; undefined when there is a store. */
export function ownDisk() {
  return env.STORAGE_DIR === undefined ? undefined : diskStore(env.STORAGE_DIR);
}

/** Objects as files below a folder of this machine, for a product on one machine without an object store. */
function diskStore(folder: string) {
  return {
    /** Written beside and moved to its place when it is whole and on the disk. */
    put: (place: ObjectPlace, content: Uint8Array | Readable): Promise<void> => {
      const file = fileOf(folder, place);
      // Two workers may write the same object at once.
      const unfinished = `${file}.${crypto.randomUUID()}${partialEnding}`;
      return writeWhole(file, content instanceof Readable ? content : Readable.from([content]), unfinished);
    },
    /** Null when there is none. */
    async open(place: ObjectPlace): Promise<{ readonly body: Readable; readonly byteSize: number } | null> {
      const file = fileOf(folder, place);
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found?.isFile() ? { body: createReadStream(file), byteSize: found.size } : null;
    },
    /** A missing one counts as removed. */
    remove: (place: ObjectPlace): Promise<void> => rm(fileOf(folder, place), { force: true }),
    makeBucket: async (bucket: string): Promise<void> => {
      await mkdir(path.join(folder, bucket), { recursive: true, mode: 0o700 });
    },
    /** @throws when the bucket is missing or cannot be written to */
    probeBucket: (bucket: string): Promise<void> =>
      access(path.join(folder, bucket), constants.R_OK | constants.W_OK),
  };
}
