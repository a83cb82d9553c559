import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { log } from '@/lib/log';

/** How long requests and jobs under way may take once the process was told to stop. */
const graceMs = 25_000;
/** Ways for a slow sender to hold a connection open end here; the defaults are 60 s and 300 s. */
const headersLimitMs = 10_000;
const requestLimitMs = 30_000;

const sweepMs = 100;

const servers = new Set<Server>();
let draining = false;

/**
 * Watches for the web servers of this process, which the framework makes and keeps to itself. A server is known from
 * its first request on, and before that it has nothing to finish.
 */
function watchServers(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (!(server instanceof Server) || servers.has(server)) return;
    server.headersTimeout = headersLimitMs;
    server.requestTimeout = requestLimitMs;
    servers.add(server);
    if (draining) void closeServer(server);
  });
}

/** Browsers hold answered connections open for the next request; those must not keep a leaving process. */
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
 * Ends this process in order when it is told to (SIGTERM, SIGINT): no new connections, requests under way answered,
 * then `finish`, then exit with 0. Whatever has not ended within 25 s is cut off; the exit code then is 1.
 * @param finish ends what the process does besides answering
 */
export function drainOnSignal(finish: () => Promise<void>): void {
  watchServers();
  const drain = async () => {
    if (draining) return;
    draining = true;
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
