// @ts-check
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {{ readonly address: string, readonly code: string }} OwnScript */

/**
 * The bundler of the browser's script, and of components that this process renders itself. Asked for from the outside, because the
 * framework's bundler follows an import and fails at the program inside.
 * @returns {typeof import('esbuild')}
 */
export function bundler() {
  // It would keep a thread and a process for the next bundle, which never comes.
  // biome-ignore lint/style/noProcessEnv: a setting of that package, read when it is loaded
  process.env.ESBUILD_WORKER_THREADS = '0';
  return createRequire(path.join(process.cwd(), 'package.json'))('esbuild');
}

/** @type {OwnScript | undefined} */
let made;

/**
 * The script of sleeping pages in one file, and its address, which changes with it. Bundled once in each process: the
 * same sources give the same bytes, so all processes of a release agree without a file that could be out of date.
 * @returns {OwnScript}
 */
export function ownScript() {
  if (made) return made;
  const { outputFiles } = bundler().buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: ['lib/site/waking/own-script.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
    // Says nothing that the types have not said, in thirteen bytes.
    tsconfigRaw: { compilerOptions: { strict: false, alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  made = { address: contentAddress(code, '/', 'js'), code };
  return made;
}

/**
 * The address of a file that never changes. It names the page too, so that a process which has not made that page can
 * do so (`lib/server/kept/files.ts`); the question of a page stands behind a tilde.
 * @param {string} content
 * @param {string} page address of the page that has it
 * @param {'js' | 'json'} kind
 */
export function contentAddress(content, page, kind) {
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const [path = '', question] = page.split('?');
  const query = question === undefined ? '' : `~${Buffer.from(question).toString('base64url')}`;
  return `/wake/${name}${path === '/' ? '/index' : path}${query}.${kind}`;
}
