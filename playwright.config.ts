import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { z } from 'zod';
import { browserFlags } from './scripts/testing/browser';

/**
 * End-to-end tests against a running copy of the product. `npm test` and `npm run test:e2e` start one and set:
 *
 *  APP_URL       where it listens
 *  DATABASE_URL  its database, by the role of the server
 *  DATABASE_OWNER_URL  the same by its owner, for looking at what was stored and for turning clocks back
 *  MAIL_DIR      folder of the mail catcher; each caught mail is one .eml file
 *  CHROMIUM_PATH the browser to use; unset means Playwright's own
 *
 * Without APP_URL the tests use the copy that `npm start` runs now, by its services.json.
 */
const running = z.object({
  appUrl: z.string(),
  databaseUrl: z.string(),
  databaseOwnerUrl: z.string().optional(),
  mailDir: z.string().optional(),
});

const file = path.join(process.env.DATA_DIR || '.data', 'services.json');
if (!process.env.APP_URL && existsSync(file)) {
  const { appUrl, databaseUrl, databaseOwnerUrl, mailDir } = running.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  process.env.APP_URL = appUrl;
  process.env.DATABASE_URL = databaseUrl;
  process.env.DATABASE_OWNER_URL = databaseOwnerUrl ?? databaseUrl;
  if (mailDir) process.env.MAIL_DIR = mailDir;
}

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only sometimes is a defect, in the test or in the product, and it must show.
  retries: 0,
  // One more than cores, because a page often waits for the server.
  workers: availableParallelism() + 1,
  // Generous: a busy machine must not fail a test, and nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./scripts/testing/playwright-reporter.ts'],
    ['json', { outputFile: process.env.E2E_REPORT || 'test-results/report.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.APP_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Half of what a test may take, so that a step that hangs is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A worker would keep pages and files between the steps of a journey. `e2e/offline*.spec.ts` lets it in.
    serviceWorkers: 'block',
    // Recording takes a third of the time of a test. E2E_TRACE=1 records; a failure always shows its screen.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: browserFlags,
    },
  },
});
