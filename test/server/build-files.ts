import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The framework's names for the files that it writes with a build, without their endings. */
const buildList = 'build-manifest';
const actionList = 'server-reference-manifest';

/** The parts of both files that are read here. */
const buildShape = z.object({
  polyfillFiles: z.array(z.string()),
  lowPriorityFiles: z.array(z.string()),
  rootMainFiles: z.array(z.string()),
});
const actionShape = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string(), filename: z.string() })),
});

const read = (...place: readonly string[]): unknown => JSON.parse(readFileSync(path.join(...place), 'utf8'));

/**
 * Addresses of the scripts on every page: the framework's runtime, React, its router.
 * @param build folder of a build
 */
export function frameworkScripts(build: string): ReadonlySet<string> {
  const { polyfillFiles, lowPriorityFiles, rootMainFiles } = buildShape.parse(
    read(build, `${buildList}.json`),
  );
  return new Set([...polyfillFiles, ...lowPriorityFiles, ...rootMainFiles].map((name) => `/_next/${name}`));
}

/**
 * Ids of all server actions, by `file#name`.
 * @param build folder of a build
 */
export function actionIdsOf(build: string): ReadonlyMap<string, string> {
  const server = path.join(build, 'server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === `${actionList}.json`,
  );
  const ids = files.flatMap((file) => Object.entries(actionShape.parse(read(server, file)).node));
  return new Map(ids.map(([id, { filename, exportedName }]) => [`${filename}#${exportedName}`, id]));
}
