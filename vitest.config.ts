import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longDatabaseWait } from './scripts/testing/database-wait.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Clocks that a server of the product may have; what it says and decides must be the same on each. */
const clocks = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];

const folders = '{app,components,content,lib,prisma,scripts,test}/**';
/** By its name instead of `exclude`, because a project's own `exclude` hides the one of the command line. */
const ordinary = `${folders}/!(*.isolated|*.zones).test.{ts,tsx}`;
/** Files that replace modules, set variables or begin a count, which the next file in the same process would see. */
const isolated = `${folders}/*.isolated.test.{ts,tsx}`;
/** Tests about days and hours that need no database. */
const inEachZone = `${folders}/*.zones.test.{ts,tsx}`;

const shared = {
  resolve: {
    alias: {
      '@': root,
      // Only the bundler gives this import a meaning; tests always run on the server's side.
      'server-only': fileURLToPath(new URL('./scripts/runtime/server-only.ts', import.meta.url)),
    },
  },
};

const settings = {
  APP_URL: 'http://localhost:3000',
  SUPPORT_EMAIL: 'support@antarman.test',
  MAIL_FROM: 'Antarman <hello@antarman.test>',
  NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  SEALING_KEY: Buffer.alloc(32, 9).toString('base64'),
  // A test of the store starts one of its own (`test/counterpart/object-store.ts`).
  STORAGE_DIR: '',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  LOG_LEVEL: 'silent',
  // Crowds are asked for on purpose, and nobody waits for an answer.
  ...longDatabaseWait,
};

const each = {
  // Long, because a busy machine must not fail a test, and nothing here measures speed.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Code that the framework calls in a request asks these doubles who asks; both are set by the test. */
const outsideRequests = {
  resolve: {
    alias: {
      ...shared.resolve.alias,
      'next/headers': path.join(root, 'test/server/visitor.ts'),
      'next/cache': path.join(root, 'test/server/next-cache.ts'),
      'next/navigation': path.join(root, 'test/server/navigation.ts'),
    },
  },
};

const withDatabase = {
  ...each,
  globalSetup: ['test/database/global-setup.ts'],
  setupFiles: ['test/server/end-stubs.ts'],
  env: settings,
};

/**
 * All tests that need no browser (docs/testing.md). `npm test` starts a throw-away Postgres and mail catcher and
 * names them in TEST_DATABASE_URL (a superuser's address; code under test gets the product's role), SMTP_URL and MAIL_DIR; without
 * them the tests start a Postgres of their own. The project `http` wants a running server in APP_URL.
 */
export default defineConfig({
  ...shared,
  test: {
    // One more than cores, because a worker often waits for the database.
    maxWorkers: availableParallelism() + 1,
    tags: [
      {
        name: 'slow',
        description: 'Only in `npm run test:full`: great numbers, killed processes, whole matrices.',
      },
    ],
    projects: [
      {
        ...outsideRequests,
        // One process for all files of a worker, which imports each module once: a test leaves nothing behind but rows.
        test: {
          ...withDatabase,
          name: 'together',
          include: [ordinary],
          isolate: false,
        },
      },
      { ...outsideRequests, test: { ...withDatabase, name: 'isolated', include: [isolated] } },
      ...clocks.map((zone) => ({
        ...shared,
        test: { ...each, name: zone, include: [inEachZone], isolate: false, env: { ...settings, TZ: zone } },
      })),
      {
        ...shared,
        test: {
          ...each,
          name: 'http',
          include: ['e2e/http/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 90_000,
          env: { LOG_LEVEL: 'silent' },
        },
      },
    ],
  },
});
