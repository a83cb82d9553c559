import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkEnvironment, env } from '@/lib/server/env';
import { type Services, startServices } from './services/embedded';
import { isPortFree } from './services/ports';
import { buildFolder, readSettings, type Settings } from './settings';
import { takeLock } from './setup/lock.mjs';
import { waitUntilGone } from './setup/process-identity.mjs';
import { onStop } from './setup/shutdown.mjs';
import { step } from './setup/step.mjs';
import { Explained, say } from './setup/terminal.mjs';
import { ensureBuilt, noteServing } from './steps/build';
import { ensureDemoData, migrateDatabase } from './steps/database';
import { ensureGenerated } from './steps/generate';
import { startServer } from './steps/serve';

/** Milliseconds in which the server of a killed run may outlive it. */
const followMs = 35_000;

/**
 * Starts the whole product and returns once it answers; the caller's process then keeps it running.
 * @param mode `start` builds and serves for production, `dev` compiles during work
 * @throws Explained or EnvironmentError with one line for the person
 */
export async function launch(root: string, mode: 'start' | 'dev'): Promise<void> {
  checkEnvironment('given');
  const settings = readSettings(root);
  makeDataDir(settings.dataDir);
  const lock = await claimDataDir(settings);
  await checkPort(settings.port);
  const [services] = await Promise.all([startServices(settings.dataDir, true), ensureGenerated(root)]);
  checkEnvironment('run');
  const build = { root, distDir: buildFolder };
  // A build reads no database, so the database is filled in parallel.
  const [isDemo] = await Promise.all([
    fillDatabase(root, settings.dataDir, services),
    mode === 'start' ? ensureBuilt(build) : undefined,
  ]);
  if (mode === 'start') noteServing(build);
  lock.amend({ server: await startServer({ ...settings, ...build }, mode) });
  announce(settings, { isDemo, mailDir: services.mailDir });
}

/** Brings database and buckets up to date. @returns whether the database holds the demo data */
async function fillDatabase(
  root: string,
  dataDir: string,
  { databaseIsEmbedded }: Services,
): Promise<boolean> {
  await migrateDatabase();
  const { isPublicOrigin, refuseSamples } = await import('@/lib/process/samples');
  const isDemo = databaseIsEmbedded && !isPublicOrigin(env.APP_URL);
  if (isDemo) await ensureDemoData(root, dataDir);
  await refuseSamples();
  await step('Checking the buckets', async () => {
    const { ensureBuckets } = await import('@/lib/server/storage/buckets');
    await ensureBuckets();
  });
  return isDemo;
}

/** One level at a time: Node's own recursive call never ends if the system refuses a new folder, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    readdirSync(dataDir);
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
}

function cannotWrite(dataDir: string, error: unknown): Explained {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
  return new Explained(`DATA_DIR (${dataDir}) cannot be written to: ${code}.`);
}

/** Allows one copy per data directory. The server of a killed run may still be shutting down, so this waits for it. */
async function claimDataDir({ dataDir, appUrl }: Settings) {
  const lock = takeLock(path.join(dataDir, 'run.lock'), { appUrl });
  if ('heldBy' in lock) {
    const { pid, appUrl: address } = lock.heldBy;
    throw new Explained(`Already running on ${dataDir}: pid ${pid}, ${address}.`);
  }
  const server = lock.previous?.server;
  if (server && !(await waitUntilGone(server, followMs))) process.kill(server.pid, 'SIGKILL');
  rmSync(path.join(dataDir, 'services.json'), { force: true });
  return lock;
}

async function checkPort(port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Explained(
    `Port ${port} is taken by another program: stop it, or choose one with PORT=${port + 1} npm start.`,
  );
}

/** Writes services.json for programs and the address for people. */
function announce(
  { dataDir, appUrl }: Settings,
  services: Pick<Services, 'mailDir'> & { readonly isDemo: boolean },
): void {
  const file = path.join(dataDir, 'services.json');
  const facts = {
    appUrl,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    storageDir: env.STORAGE_DIR,
    smtpUrl: env.SMTP_URL,
    mailDir: services.mailDir,
  };
  writeFileSync(`${file}.new`, JSON.stringify(facts, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  onStop(() => rmSync(file, { force: true }));
  say('');
  say(`Antarman is up: ${appUrl}`);
  if (services.isDemo) {
    say('Demo accounts: client@demo.test, therapist@demo.test, admin@demo.test (password demo-Password-1)');
  }
  if (services.mailDir) say(`Mail is caught, not sent; each message is a file in ${services.mailDir}`);
  say('Ctrl-C stops it; nothing is lost.');
}
