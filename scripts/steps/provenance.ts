import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const provenance = z.object({
  version: z.string(),
  /** Null when neither git nor BUILD_COMMIT says it. */
  commit: z.string().nullable(),
  /** Whether files differed from that commit; null when nobody can say. */
  changed: z.boolean().nullable(),
  /** SHA-256 of package-lock.json, which names every package with its own digest. */
  packages: z.string(),
  node: z.string(),
  builtAt: z.iso.datetime(),
});

/** What a build was made from. */
export type Provenance = z.infer<typeof provenance>;

const fileOf = (root: string, distDir: string) => path.join(root, distDir, 'provenance.json');

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** What the sources in this folder are: of git or, in a folder without it, of BUILD_COMMIT. */
export function sourcesAt(root: string): Pick<Provenance, 'version' | 'commit' | 'changed' | 'packages'> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const lock = path.join(root, 'package-lock.json');
  const packages = createHash('sha256').update(readFileSync(lock)).digest('hex');
  // A release may lie inside a checkout of something else.
  const own = existsSync(path.join(root, '.git'));
  const commit = own ? git(root, 'rev-parse', 'HEAD') : process.env.BUILD_COMMIT || null;
  const status = own ? git(root, 'status', '--porcelain') : null;
  return { version, commit, changed: status === null ? null : status !== '', packages };
}

/** Writes beside a build what it was made from. */
export function noteProvenance(root: string, distDir: string): void {
  const made: Provenance = { ...sourcesAt(root), node: process.version, builtAt: new Date().toISOString() };
  writeFileSync(fileOf(root, distDir), `${JSON.stringify(made, null, 2)}\n`);
}

/** What the build in this folder was made from; null without a build, or of one that does not say. */
export function readProvenance(root: string, distDir: string): Provenance | null {
  const file = fileOf(root, distDir);
  if (!existsSync(file)) return null;
  return provenance.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}
