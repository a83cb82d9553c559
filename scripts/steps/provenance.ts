import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const provenance = z.object({
  version: z.string(),
  /** Null if neither git nor BUILD_COMMIT gives it. */
  commit: z.string().nullable(),
  /** Whether files differed from that commit; null if unknown. */
  changed: z.boolean().nullable(),
  /** SHA-256 of package-lock.json, which contains every package's digest. */
  packages: z.string(),
  node: z.string(),
  builtAt: z.iso.datetime(),
});

export type Provenance = z.infer<typeof provenance>;

const fileOf = (root: string, distDir: string) => path.join(root, distDir, 'provenance.json');

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The version of the sources in this folder: from git or, without it, from BUILD_COMMIT. */
export function sourcesAt(root: string): Pick<Provenance, 'version' | 'commit' | 'changed' | 'packages'> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const lock = path.join(root, 'package-lock.json');
  const packages = createHash('sha256').update(readFileSync(lock)).digest('hex');
  // A release may be inside another checkout.
  const own = existsSync(path.join(root, '.git'));
  const commit = own ? git(root, 'rev-parse', 'HEAD') : process.env.BUILD_COMMIT || null;
  const status = own ? git(root, 'status', '--porcelain') : null;
  return { version, commit, changed: status === null ? null : status !== '', packages };
}

export function noteProvenance(root: string, distDir: string): void {
  const made: Provenance = { ...sourcesAt(root), node: process.version, builtAt: new Date().toISOString() };
  writeFileSync(fileOf(root, distDir), `${JSON.stringify(made, null, 2)}\n`);
}

/** The inputs of the build in this folder; null without a build or a record. */
export function readProvenance(root: string, distDir: string): Provenance | null {
  const file = fileOf(root, distDir);
  if (!existsSync(file)) return null;
  return provenance.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}
