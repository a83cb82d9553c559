import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/**
 * Unit and integration tests. `npm test` starts a throw-away Postgres, object store and mail catcher and names them
 * in TEST_DATABASE_URL (a superuser's address), S3_ENDPOINT, SMTP_URL and MAIL_DIR; each worker gets a database of its own.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Only the bundler gives this import a meaning; tests always run on the server's side.
      'server-only': fileURLToPath(new URL('./scripts/runtime/server-only.ts', import.meta.url)),
    },
  },
  test: {
    globalSetup: ['lib/testing/global-setup.ts'],
    // By itself vitest leaves one core to whoever watches; here nobody does, and much of the time goes to the database.
    maxWorkers: availableParallelism(),
    // Generous: a busy machine must not fail a test, and nothing here measures speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{app,components,content,lib,prisma,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
    env: {
      APP_URL: 'http://localhost:3000',
      SUPPORT_EMAIL: 'support@antarman.test',
      MAIL_FROM: 'Antarman <hello@antarman.test>',
      NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      LOG_LEVEL: 'silent',
    },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
