import 'server-only';
import { guardResponses } from '@/lib/csp/response-guard';
import { closeDatabase } from '@/lib/db';
import { drainOnSignal } from '@/lib/drain';
import { checkEnvironment, EnvironmentError, env, nameOriginForNextAuth } from '@/lib/env';
import { startWorker } from '@/lib/jobs/worker';
import { log } from '@/lib/log';
import { followChanges } from '@/lib/public-reads/changes';
import { readAddressesLiterally } from '@/lib/request/literal-address';
import { markPeerAddresses } from '@/lib/request/mark-peer';
import { keepNoPassingFaults } from '@/lib/request/passing-fault';
import { isUnreadAction, refuseUnreadActions } from '@/lib/request/unread-action';

/** A server that could only fail later says why at once, in one line, and ends. */
function refuseToRunHalfConfigured(): void {
  try {
    checkEnvironment('run');
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Makes this process a complete server: guarded responses, jobs when they run in here, an orderly end. */
export function bootServer(): void {
  refuseToRunHalfConfigured();
  nameOriginForNextAuth();
  readAddressesLiterally();
  markPeerAddresses();
  refuseUnreadActions();
  keepNoPassingFaults();
  guardResponses();
  const changes = followChanges();
  const worker = env.WORKER === 'in-process' ? startWorker() : undefined;
  drainOnSignal(async () => {
    await worker?.stop();
    await changes.stop();
    await closeDatabase();
  });
}

/**
 * Writes what an error boundary caught.
 * @param path without query, or the route's pattern where the path may name a person
 */
export function logRequestError(error: unknown, method: string, path: string): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  // Nobody needs to be woken for a stranger's broken form.
  if (isUnreadAction()) log.warn('form could not be read', { reference: digest, method, path, error });
  else log.error('request failed', { reference: digest, method, path, error });
}
