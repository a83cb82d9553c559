import 'server-only';
import { drainOnSignal } from '@/lib/process/drain';
import { publicFiles } from '@/lib/process/public-files';
import { queriedPages } from '@/lib/process/queried-pages';
import { startWorker } from '@/lib/process/worker';
import { followChanges } from '@/lib/server/cache/changes';
import { closeDatabase } from '@/lib/server/db';
import { checkEnvironment, EnvironmentError, env, nameOriginForNextAuth } from '@/lib/server/env';
import { purgeEdgesOnChange } from '@/lib/server/kept/edge';
import { answerFile, keepFilesOfPages } from '@/lib/server/kept/files';
import { keepPages } from '@/lib/server/kept/pages';
import { keepPublicFiles } from '@/lib/server/kept/public-files';
import { log } from '@/lib/server/log';
import { announceFailure, answerFailures } from '@/lib/server/next-internals/failure-page';
import { answerFirst } from '@/lib/server/next-internals/first-answer';
import { markPeerAddresses } from '@/lib/server/next-internals/mark-peer';
import { guardResponses } from '@/lib/server/next-internals/response-guard';
import { quietUnknownActions } from '@/lib/server/next-internals/unknown-actions';
import { isUnreadAction, refuseUnreadActions } from '@/lib/server/next-internals/unread-action';
import { readAddressesLiterally, refuseAddress } from '@/lib/server/request/literal-address';
import { keepNoPassingFaults } from '@/lib/server/request/passing-fault';

/** Ends the process at once, with the reason in one line, when its configuration could only fail later. */
function refuseToRunHalfConfigured(): void {
  try {
    checkEnvironment('run');
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Makes this process a complete server: it guards responses, runs jobs if configured to, and shuts down in order. */
export function bootServer(): void {
  refuseToRunHalfConfigured();
  nameOriginForNextAuth();
  readAddressesLiterally();
  markPeerAddresses();
  answerFailures();
  refuseUnreadActions();
  quietUnknownActions();
  keepNoPassingFaults();
  guardResponses();
  keepFilesOfPages();
  const pages = keepPages(queriedPages);
  const files = keepPublicFiles(publicFiles);
  answerFirst({
    finished: (request) => files.finished(request) ?? pages.finished(request),
    answer: (request, response) => {
      if (refuseAddress(request, response)) return true;
      files.watch(request, response);
      return answerFile(request, response) || pages.answer(request, response);
    },
  });
  // Subscribes after keepPages: this process must forget its pages first, because nginx asks again at once.
  purgeEdgesOnChange();
  const changes = followChanges();
  const worker = env.WORKER === 'in-process' ? startWorker() : undefined;
  drainOnSignal(async () => {
    await worker?.stop();
    await changes.stop();
    await closeDatabase();
  });
}

/**
 * Logs an error that an error boundary caught.
 * @param path without query, or the route's pattern where the path may name a person
 */
export function logRequestError(error: unknown, method: string, path: string): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  announceFailure(error, digest);
  // Somebody's broken form must not wake anybody.
  if (isUnreadAction()) log.warn('form could not be read', { reference: digest, method, path, error });
  else log.error('request failed', { reference: digest, method, path, error });
}
