import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { step } from '../setup/step.mjs';

/** Compressible files; fonts and pictures are compressed already. */
const worthIt = /\.(?:js|css|svg|json|txt|map)$/;

/** Smallest file, in bytes, for which compression pays. */
const shortest = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const forms = [
  {
    ending: '.br',
    make: (plain: Buffer) =>
      toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  },
  { ending: '.gz', make: (plain: Buffer) => toGzip(plain, { level: constants.Z_BEST_COMPRESSION }) },
] as const;

/**
 * Writes compressed forms next to the files of a build, for a proxy to send (`deploy/nginx/site.conf`). Names
 * of the build depend on the content, so existing forms are not written again.
 * @param folder of the build's files for browsers
 * @returns the number of written files
 */
export async function compressFolder(folder: string): Promise<number> {
  let written = 0;
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !worthIt.test(file.name)) continue;
    const name = path.join(file.parentPath, file.name);
    const plain = await readFile(name);
    if (plain.length < shortest) continue;
    for (const { ending, make } of forms) {
      if (existsSync(name + ending)) continue;
      // Renamed once complete, because a proxy may be reading.
      await writeFile(`${name}${ending}.new`, await make(plain));
      await rename(`${name}${ending}.new`, name + ending);
      written += 1;
    }
  }
  return written;
}

/** The same, as a step of a command. */
export function compressBuild(folder: string): Promise<number> {
  return step('Compressing the files of the build', () => compressFolder(folder));
}
