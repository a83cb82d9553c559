import { fileURLToPath } from 'node:url';

/** Flags for a Node that runs the project's TypeScript. */
export const typescriptFlags: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  new URL('../runtime/allow-server-only.mjs', import.meta.url).href,
];

const followParent = new URL('../runtime/follow-parent.mjs', import.meta.url).href;

/** Runs the framework's command in a Node that must not outlive us. */
export function nextProcess(command: string, ...args: readonly string[]) {
  return {
    args: ['--import', followParent, nextCommand, command, ...args],
    env: { ...process.env, FOLLOWED_PID: String(process.pid) },
  };
}

/** The framework's command line. */
export const nextCommand = fileURLToPath(import.meta.resolve('next/dist/bin/next'));

/** The ORM's command line. */
export const prismaCommand = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
