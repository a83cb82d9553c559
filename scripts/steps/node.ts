import { fileURLToPath } from 'node:url';

/** Flags for a Node that runs the project's TypeScript. */
export const typescriptFlags: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  new URL('../runtime/allow-server-only.mjs', import.meta.url).href,
];

const smallHeap = new URL('../runtime/small-heap.mjs', import.meta.url).href;
const refuseUpgrades = new URL('../runtime/refuse-upgrades.mjs', import.meta.url).href;

/**
 * Settings of the C library of Linux for the web server: two pools of memory instead of eight for each core, and freed memory goes
 * back to the system. What compresses pages runs on several threads, and each kept a pool of twenty megabytes.
 */
export const lessMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

const followParent = new URL('../runtime/follow-parent.mjs', import.meta.url).href;

/** Runs the framework's command in a Node that must not outlive us. */
export function nextProcess(command: string, ...args: readonly string[]) {
  const serves = command === 'start';
  return {
    args: [
      '--import',
      followParent,
      ...(serves ? ['--import', smallHeap, '--import', refuseUpgrades] : []),
      nextCommand,
      command,
      ...args,
    ],
    env: { ...process.env, ...(serves && lessMemory), FOLLOWED_PID: String(process.pid) },
  };
}

/** The framework's command line. */
export const nextCommand = fileURLToPath(import.meta.resolve('next/dist/bin/next'));

/** The ORM's command line. */
export const prismaCommand = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
