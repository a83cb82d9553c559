import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles the loader of public pages into a build, among its files for browsers. Its name changes with its
 * content.
 * @param build folder of the build
 */
export function bundleLoader(root: string, build: string): void {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['lib/site/waking/own-script.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
    // Drops a directive that the types make redundant, to save thirteen bytes.
    tsconfigRaw: { compilerOptions: { strict: false, alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const folder = path.join(build, 'static/loader');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 22);
  writeFileSync(path.join(folder, `${name}.js`), code);
}
