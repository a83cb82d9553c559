import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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

/**
 * A file with one of these changes something that the next file in the same process would see, or, with a server of
 * its own, sees what an earlier file listens to.
 */
const leavesTraces =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|useFakeTimers|hoisted)\(|testing\/database'|\binject\(|\bcreateServer\(|process\.env|process\.chdir/;

/** Unit tests that need nothing but the code: one process runs them all and imports each module once. */
const pure = ['app', 'components', 'content', 'lib', 'prisma', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter(
      (file) => !dates.includes(file) && !leavesTraces.test(readFileSync(path.join(root, file), 'utf8')),
    ),
);

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
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  LOG_LEVEL: 'silent',
};

const each = {
  // Long, because a busy machine must not fail a test, and nothing here measures speed.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
};

/**
 * All tests that need no browser (docs/testing.md). `npm test` starts a throw-away Postgres, object store and mail
 * catcher and names them in TEST_DATABASE_URL (a superuser's address), S3_ENDPOINT, SMTP_URL and MAIL_DIR; without
 * them the project `database` starts a Postgres of its own. The project `http` wants a running server in APP_URL.
 */
export default defineConfig({
  ...shared,
  test: {
    // By default vitest leaves one core to a person who watches; here nobody does, and much of the time goes to the
    // database.
    maxWorkers: availableParallelism(),
    tags: [
      {
        name: 'slow',
        description: 'Only in `npm run test:full`: great numbers, killed processes, whole matrices.',
      },
    ],
    projects: [
      { ...shared, test: { ...each, name: 'pure', include: pure, isolate: false, env: settings } },
      {
        ...shared,
        test: {
          ...each,
          name: 'database',
          globalSetup: ['lib/testing/global-setup.ts'],
          include: ['{app,components,content,lib,prisma,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...dates],
          env: settings,
        },
      },
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
