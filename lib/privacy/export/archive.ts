import 'server-only';
import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { openStoredFile } from '@/lib/care/message/copy';
import { openStoredPaper } from '@/lib/care/record-request/copy';
import { openBroughtFile } from '@/lib/privacy/export/practice/brought/copy';
import { exportFolder } from '@/lib/privacy/export/rules';
import { log } from '@/lib/server/log';
import { FileLost, readFile } from '@/lib/server/storage/files';

export type Archive = {
  /** Reads from the beginning; can be called once. */
  readonly read: () => Readable;
  readonly byteSize: number;
  readonly sha256: string;
};

const fileRow = z.object({ bucket: z.string(), key: z.string(), deleted_at: z.string().nullable() });

/** Makes the content of one file of the archive, in its turn. */
type Piece = () => Promise<Readable> | Readable;

/** Names the files of an archive, in their order. */
export type Filling = (add: (name: string, make: Piece) => void) => Promise<void>;

/** An unlinked file: it disappears with the process, however the process ends. */
async function openNamelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'antarman-export-'));
  try {
    return await open(path.join(folder, 'archive.zip'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pieceBytes = 64 * 1024;

/**
 * Reads the file from its beginning, by position. A stream of the handle would keep it open until destroyed,
 * and closing the file would never return.
 */
async function* piecesOf(file: FileHandle, byteSize: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < byteSize; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Creates each stream only in its turn, so that memory holds one piece at a time. The archive ignores errors
 * of its streams: without the handler below, an export with unreadable words would never end.
 */
function addPiece(zip: ZipFile, name: string, madeAt: Date, make: Piece): void {
  zip.addReadStreamLazy(name, { mtime: madeAt, mode: 0o100_600 }, (give) => {
    Promise.resolve()
      .then(make)
      .then(
        (stream) => {
          stream.on('error', (error) => zip.emit('error', error));
          give(null, stream);
        },
        (error: unknown) => give(error, new PassThrough()),
      );
  });
}

/**
 * Adds stored files by their rows, as JSON texts. A file lost by the store is empty, and its name is added to `lost`.
 */
export async function addFiles(
  add: Parameters<Filling>[0],
  rows: AsyncIterable<string>,
  lost: string[],
): Promise<void> {
  for await (const row of rows) {
    const { bucket, key, deleted_at } = fileRow.parse(JSON.parse(row));
    if (deleted_at !== null || key.startsWith(`${exportFolder}/`)) continue;
    const name = `files/${bucket}/${key}`;
    add(name, async () => {
      try {
        const file = await readFile({ bucket, key });
        if (!file) return Readable.from([]);
        const opened = await openStoredPaper(key, await openStoredFile(key, file.content));
        return Readable.from([Buffer.from(await openBroughtFile(key, opened))]);
      } catch (error) {
        if (!(error instanceof FileLost)) throw error;
        log.error('a file is missing in an export', { error });
        lost.push(name);
        return Readable.from([]);
      }
    });
  }
}

/**
 * Makes a ZIP file and passes it to `use`. It leaves no file behind, even after an error; memory stays
 * constant.
 */
export async function withArchive<T>(
  fill: Filling,
  madeAt: Date,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  const file = await openNamelessFile();
  try {
    const zip = new ZipFile();
    const packed = new PassThrough();
    zip.on('error', (error: Error) => packed.destroy(error));
    zip.outputStream.pipe(packed);
    await fill((name, make) => addPiece(zip, name, madeAt, make));
    zip.end();
    const hash = createHash('sha256');
    let byteSize = 0;
    for await (const chunk of packed) {
      const bytes = z.instanceof(Buffer).parse(chunk);
      hash.update(bytes);
      await file.write(bytes, 0, bytes.length, byteSize);
      byteSize += bytes.length;
    }
    return await use({
      read: () => Readable.from(piecesOf(file, byteSize)),
      byteSize,
      sha256: hash.digest('hex'),
    });
  } finally {
    await file.close();
  }
}
