import { fileURLToPath } from 'node:url';

/** Flags for a Node that runs the project's TypeScript. */
export const typescriptFlags: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  new URL('../runtime/allow-server-only.mjs', import.meta.url).href,
];

/**
 * Linux C library settings for the web server: two memory pools instead of eight per core, and freed memory
 * returns to the system. Compression runs on several threads, each of which held a pool of twenty megabytes.
 */
export const lessMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

const followParent = new URL('../runtime/follow-parent.mjs', import.meta.url).href;

/**
 * Runs a script in a Node process that ends with this one.
 * @param script the framework's command, or one of ours
 */
export function followingProcess(script: string, ...args: readonly string[]) {
  return {
    args: ['--import', followParent, script, ...args],
    env: { ...process.env, FOLLOWED_PID: String(process.pid) },
  };
}

/** The web server, which reads its settings from the environment. */
export const webServer = fileURLToPath(new URL('../runtime/web-server.mjs', import.meta.url));

export const nextCommand = fileURLToPath(new URL('../../node_modules/.bin/next', import.meta.url));

export const prismaCommand = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
