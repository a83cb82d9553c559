import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longDatabaseWait } from './scripts/testing/database-wait.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Clocks that a server of the product may have; what it says and decides must be the same on each. */
const clocks = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];

/** Tests about days and hours that need no database. */
const dates = [
  'lib/booking/invite.test.ts',
  'lib/booking/same-instant.test.tsx',
  'lib/booking/offer/rules.test.ts',
  'lib/booking/schedule/time.test.ts',
  'lib/booking/calendar/slots/rules.test.ts',
  'lib/contact/inbox/rules.test.ts',
  'lib/site/content/opening-hours.test.ts',
  'lib/notification/hours/rules.test.ts',
  'lib/privacy/grievance/rules.test.ts',
  'lib/payment/quotation/rules.test.ts',
  'lib/format/server-clock.test.ts',
  'lib/format/time-zone.test.ts',
];

/** A file with one of these changes something that the next file in the same process would see. */
const leavesTraces =
  /\bvi\.(?:mock|doMock|resetModules)\(|\binject\(|test\/(?:counterpart\/object-store|server\/faulted-product)'|(?:delete process\.env\b|process\.env\.\w+ =[^=])|process\.chdir/;
/** Begins with a count that every file before it in the same process has used. */
const countsAnew = /\bplanName\(/;

const files = ['app', 'components', 'content', 'lib', 'prisma', 'scripts', 'test']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  )
  .filter((file) => !dates.includes(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  // Without a case to run, a file would still load everything that it imports.
  .filter(({ text }) => !process.env.TEST_QUICK_CASES || !text.includes('@module-tag slow'));

/** Each of these has a process of its own. */
const isolated = files
  .filter(({ text }) => leavesTraces.test(text) || countsAnew.test(text))
  .map(({ file }) => file);
/** These leave nothing behind but rows: one process for all files of a worker, which imports each module once. */
const together = files.map(({ file }) => file).filter((file) => !isolated.includes(file));

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
 * All tests that need no browser (docs/testing.md). `npm test` starts a throw-away Postgres, object store and mail
 * catcher and names them in TEST_DATABASE_URL (a superuser's address; code under test gets the product's role), S3_ENDPOINT, SMTP_URL and MAIL_DIR; without
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
      { ...outsideRequests, test: { ...withDatabase, name: 'together', include: together, isolate: false } },
      { ...outsideRequests, test: { ...withDatabase, name: 'isolated', include: isolated } },
      ...clocks.map((zone) => ({
        ...shared,
        test: { ...each, name: zone, include: dates, isolate: false, env: { ...settings, TZ: zone } },
      })),
      {
        ...shared,
        test: {
          ...each,
          name: 'http',
          include: ['e2e/http/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 90_000,
          env: { LOG_LEVEL: 'silent' },
        },
      },
    ],
  },
});
