import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import between two files of this project. Paths from the root, with their endings. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const endings = ['', '.ts', '.tsx', '.mjs'];
const declaration = /(?:^|\n)(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g;

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
}

/** Source files below a folder, tests left out. */
export function sourceFiles(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:d|test)\.\w+$/.test(file),
  );
}

function target(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return;
  const to = specifier.startsWith('.')
    ? path.join(path.dirname(from), specifier)
    : specifier.replace(/^@\//, '');
  return endings.map((ending) => to + ending).find((file) => known.has(file));
}

/**
 * Reads the imports between these files. Imports of types count too, because a reader has to follow them.
 * @param files paths from the root; imports of other files are left out
 */
export function readImports(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(declaration)].flatMap(([, type, named = '', dynamic = '']) => {
      const to = target(from, named || dynamic, known);
      return to ? [{ from, to, typeOnly: type !== undefined }] : [];
    }),
  );
}

/** All files that the given ones reach through imports, including themselves. */
export function reach(starts: readonly string[], imports: readonly Import[]): Set<string> {
  const next = groupByFrom(imports);
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(next.get(file) ?? []));
  }
  return seen;
}

function groupByFrom(imports: readonly Import[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const { from, to } of imports) grouped.set(from, [...(grouped.get(from) ?? []), to]);
  return grouped;
}
