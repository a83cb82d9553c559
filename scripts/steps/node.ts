import { fileURLToPath } from 'node:url';

/** Flags for a Node that runs the project's TypeScript. */
export const typescriptFlags: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  new URL('../runtime/allow-server-only.mjs', import.meta.url).href,
];

/**
 * Settings of the C library of Linux for the web server: two pools of memory instead of eight for each core, and freed memory goes
 * back to the system. What compresses pages runs on several threads, and each kept a pool of twenty megabytes.
 */
export const lessMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

const followParent = new URL('../runtime/follow-parent.mjs', import.meta.url).href;

/**
 * Runs a script in a Node that must not outlive us.
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

/** The framework's command line. */
export const nextCommand = fileURLToPath(new URL('../../node_modules/.bin/next', import.meta.url));

/** The ORM's command line. */
export const prismaCommand = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
