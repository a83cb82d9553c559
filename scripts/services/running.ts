import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { Explained } from '../setup/terminal.mjs';
import { ensureSecrets } from './secrets';

const facts = z.object({
  appUrl: z.string(),
  databaseUrl: z.string(),
  databaseOwnerUrl: z.string().optional(),
  storageDir: z.string().optional(),
  smtpUrl: z.string(),
});

/**
 * Uses the services of a running `npm start` if the settings name no database.
 * @param orNothing whether a missing database may be found out later
 * @throws Explained if no database is named and none runs here
 */
export function readRunningServices({ orNothing = false } = {}): void {
  if (process.env.DATABASE_URL) return;
  const dataDir = path.resolve(path.dirname(path.dirname(import.meta.dirname)), env.DATA_DIR);
  const file = path.join(dataDir, 'services.json');
  if (!existsSync(file)) {
    if (orNothing) return;
    throw new Explained(
      'DATABASE_URL is missing and nothing is running here: set it, or run npm start first.',
    );
  }
  const running = facts.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.env.DATABASE_URL = running.databaseUrl;
  process.env.DATABASE_OWNER_URL ||= running.databaseOwnerUrl ?? '';
  process.env.APP_URL ||= running.appUrl;
  process.env.SMTP_URL ||= running.smtpUrl;
  process.env.SUPPORT_EMAIL ||= 'support@antarman.example';
  process.env.MAIL_FROM ||= 'Antarman <hello@antarman.example>';
  if (!process.env.S3_ENDPOINT) process.env.STORAGE_DIR ||= running.storageDir ?? '';
  const secrets = ensureSecrets(dataDir);
  process.env.NEXTAUTH_SECRET ||= secrets.nextAuthSecret;
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= secrets.serverActionsKey;
  process.env.SEALING_KEY ||= secrets.sealingKey;
}
