import 'server-only';
import { Server } from 'node:http';
import { log } from '@/lib/server/log';
import { onArrival } from '@/lib/server/request/arrival';
import { announceClosing } from '@/lib/server/request/closing';

/** Time that requests and jobs under way get to finish after the signal to stop. */
const graceMs = 25_000;
/** These limits keep slow senders from holding a connection open; the defaults are 60 s and 300 s. */
const headersLimitMs = 10_000;
const requestLimitMs = 30_000;

const sweepMs = 100;

const servers = new Set<Server>();
let draining = false;

/**
 * Watches for the web servers of this process, which the framework makes and keeps to itself. It learns of a server
 * with its first request; before that, a server has nothing to finish.
 */
function watchServers(): void {
  onArrival(({ server }) => {
    if (!(server instanceof Server) || servers.has(server)) return;
    server.headersTimeout = headersLimitMs;
    server.requestTimeout = requestLimitMs;
    servers.add(server);
    if (draining) void closeServer(server);
  });
}

/** Browsers keep connections open for the next request; those must not delay a stopping process. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Ends this process in order on SIGTERM or SIGINT: refuses new connections, answers requests under way, runs
 * `finish`, then exits with 0. After 25 s it cuts off the rest and exits with 1.
 * @param finish ends the work of the process besides requests
 */
export function drainOnSignal(finish: () => Promise<void>): void {
  watchServers();
  const drain = async () => {
    if (draining) return;
    draining = true;
    announceClosing();
    setTimeout(() => {
      log.error('drain cut off', { durationMs: graceMs });
      process.exit(1);
    }, graceMs).unref();
    await Promise.all([...servers].map(closeServer));
    await finish();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain().catch((error: unknown) => {
        log.error('drain failed', { error });
        process.exit(1);
      });
    });
  }
}
