import path from 'node:path';
import { step } from '../setup/step.mjs';
import { asRole, ensureDatabase } from './database';
import { startMailCatcher } from './mail';
import { rememberedPort } from './ports';
import { startPostgres } from './postgres';
import { ensureSecrets } from './secrets';

/** Role of the server, the worker and commands; a migration makes it. */
const serverRole = 'antarman_server';

export type Services = {
  readonly databaseIsEmbedded: boolean;
  /** Superuser's address of the embedded Postgres; undefined if DATABASE_URL names another. */
  readonly postgresUrl?: string;
  readonly mailDir?: string;
};

/**
 * Starts each service that the environment lacks and adds its address and secrets to this process's
 * environment.
 * @param durable false for temporary data
 */
export async function startServices(dataDir: string, durable: boolean): Promise<Services> {
  const { env } = process;
  const secrets = ensureSecrets(dataDir);
  env.NEXTAUTH_SECRET ||= secrets.nextAuthSecret;
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= secrets.serverActionsKey;
  env.SEALING_KEY ||= secrets.sealingKey;
  env.SUPPORT_EMAIL ||= 'support@antarman.example';
  env.MAIL_FROM ||= 'Antarman <hello@antarman.example>';

  let postgresUrl: string | undefined;
  if (!env.DATABASE_URL) {
    postgresUrl = await step('Starting Postgres', () =>
      startPostgres({ dataDir, password: secrets.databasePassword, durable }),
    );
    env.DATABASE_OWNER_URL = await ensureDatabase(postgresUrl, 'antarman');
    env.DATABASE_URL = asRole(env.DATABASE_OWNER_URL, serverRole, secrets.serverPassword);
  }
  if (!env.STORAGE_DIR && !env.S3_ENDPOINT) env.STORAGE_DIR = path.join(dataDir, 'storage');
  let mailDir: string | undefined;
  if (!env.SMTP_URL) {
    const directory = path.join(dataDir, 'mail');
    env.SMTP_URL = await step('Starting the mail catcher', async () =>
      startMailCatcher(await rememberedPort(dataDir, 'mail'), directory),
    );
    mailDir = directory;
  }
  return { databaseIsEmbedded: postgresUrl !== undefined, postgresUrl, mailDir };
}
