import 'server-only';
import { startWorker } from '@/lib/process/worker';
import { followChanges } from '@/lib/server/cache/changes';
import { closeDatabase } from '@/lib/server/db';
import { comesFromDatabase } from '@/lib/server/db/fault';
import { checkEnvironment, EnvironmentError, env, nameOriginForNextAuth } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { currentVisit, handed } from '@/lib/server/page/shared.mjs';
import { announceClosing } from '@/lib/server/request/closing';

/** Ends the process at once, with a one-line reason, if its configuration would fail later. */
function refuseToRunHalfConfigured(): void {
  try {
    checkEnvironment('run');
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Starts the background work of this process, and gives the server the functions that end it
 * (`lib/server/page/server.mjs`).
 */
export function bootServer(): void {
  refuseToRunHalfConfigured();
  nameOriginForNextAuth();
  const changes = followChanges();
  const worker = env.WORKER === 'in-process' ? startWorker() : undefined;
  Object.assign(handed, {
    log,
    announceClosing,
    finish: async () => {
      await worker?.stop();
      await changes.stop();
      await closeDatabase();
    },
  });
}

/**
 * Logs an error that an error boundary caught.
 * @param path without query, or the route's pattern if the path may identify a person
 */
export function logRequestError(error: unknown, method: string, path: string): void {
  const reference = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const visit = currentVisit();
  if (visit) visit.failure ??= { reference, passes: comesFromDatabase(error) };
  // A visitor's broken form must not raise an alarm.
  if (visit?.awaitsAction) log.warn('form could not be read', { reference, method, path, error });
  else log.error('request failed', { reference, method, path, error });
}
