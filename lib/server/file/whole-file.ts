import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Ending of files that are being written. */
export const partialEnding = '.partial';

/** The name of a new file survives a power cut only once its folder has been flushed too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that only its owner can read, with its folders. It appears once it is complete and flushed,
 * and replaces an older one.
 * @param unfinished temporary name next to it; two writers at once need two names
 * @throws the error of the disk or of the content; no part of the new file remains then
 */
export async function writeWhole(
  file: string,
  content: Readable,
  unfinished = `${file}${partialEnding}`,
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
    await flushFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
