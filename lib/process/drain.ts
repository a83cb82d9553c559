import 'server-only';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { cutUnowed, watchConnections } from '@/lib/process/connections';
import { log } from '@/lib/server/log';
import { onEveryArrival } from '@/lib/server/request/arrival';
import { announceClosing } from '@/lib/server/request/closing';

/** Time that requests and jobs under way get to finish after the signal to stop. */
const graceMs = 25_000;
/** Time that a proxy gets to learn that the connections which it keeps open are used no more. */
const lastCallMs = 1_000;
const sweepMs = 100;

const servers = new Set<Server>();
let draining = false;

/** It learns of a server with its first connection; before that, a server has nothing to finish. */
function watchServers(): void {
  onEveryArrival(({ response }) => {
    if (draining) response.shouldKeepAlive = false;
  });
  watchConnections((server) => {
    servers.add(server);
    if (draining) void closeServer(server);
  });
}

/**
 * Refuses new connections at once, which a proxy takes to another server. Connections that are open answer one more
 * request and end with it: were they cut, a form that a proxy is sending on one at this moment would be lost, because no
 * proxy sends a form twice. Browsers keep connections open as well; those must not delay a stopping process.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const lastCall = Date.now() + lastCallMs;
    const sweep = setInterval(() => {
      if (Date.now() >= lastCall) cutUnowed(server);
    }, sweepMs);
    // The method of `http.Server` would cut idle connections now.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Ends this process in order on SIGTERM or SIGINT: refuses new connections, answers requests under way and for a second
 * those on connections that are open, runs `finish`, then exits with 0. After 25 s it cuts off the rest and exits with 1.
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
