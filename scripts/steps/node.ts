import { fileURLToPath } from 'node:url';

/** Flags for a Node that runs the project's TypeScript. */
export const typescriptFlags: readonly string[] = [
  '--experimental-wasm-modules',
  '--disable-warning=ExperimentalWarning',
  '--import',
  'tsx',
  '--import',
  new URL('../runtime/allow-server-only.mjs', import.meta.url).href,
];

/** Flag for a Node that must not outlive us. */
export const followParentFlags: readonly string[] = [
  '--import',
  new URL('../runtime/follow-parent.mjs', import.meta.url).href,
];

/** The framework's command line. */
export const nextCommand = fileURLToPath(import.meta.resolve('next/dist/bin/next'));

/** The ORM's command line. */
export const prismaCommand = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
