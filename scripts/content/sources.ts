import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Source = { readonly file: string; readonly text: string };

/**
 * Every file below these folders of the checkout, relative to it, with slashes. Does not need git, because images are
 * built without it.
 */
export function filesBelow(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
}

/** Texts of the files whose names match. */
export function textsOf(root: string, files: readonly string[], wanted: RegExp): Source[] {
  return files
    .filter((file) => wanted.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
