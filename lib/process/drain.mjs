// @ts-check
import { Server as NetServer } from 'node:net';
import { handed } from '../server/page/shared.mjs';

/**
 * @typedef {import('node:http').Server} Server
 * @typedef
 * {Map<import('node:net').Socket, { asked?: import('node:http').IncomingMessage | undefined, bytes: number, since: number }>}
 * Connections for each socket its last unanswered request, the bytes received and since when
 */

/** Milliseconds for requests and jobs to finish after a stop signal. */
const graceMs = 25_000;
/**
 * Milliseconds that idle connections stay open: longer than a proxy keeps one (`keepalive_timeout` of deploy/nginx/site.conf), so that none
 * closes while the proxy sends a form on it.
 */
const lastCallMs = 3_000;
const sweepMs = 100;
/** Milliseconds that a stopping process waits for the next byte of an incomplete request. */
const stalledMs = 2_000;

/**
 * Closes connections without an expected answer: idle ones, and those whose request stalled in its head or
 * body. A request that still arrives gets its time.
 * @param {Server} server
 * @param {Connections} connections
 */
function cutUnowed(server, connections) {
  server.closeIdleConnections();
  for (const [socket, connection] of connections) {
    if (connection.asked?.complete) continue;
    const hasCome = socket.bytesRead !== connection.bytes;
    if (hasCome) Object.assign(connection, { bytes: socket.bytesRead, since: Date.now() });
    else if (Date.now() - connection.since >= stalledMs) socket.destroy();
  }
}

/**
 * Ends this process in order on SIGTERM or SIGINT: refuses new connections, which a proxy sends to another
 * server, answers running requests and for three seconds those on open connections, lets the bundle finish its
 * other work, then exits with 0. Closing open connections at once would lose a form that a proxy is sending,
 * because a proxy does not send a form twice. After 25 s it closes the rest and exits with 1.
 * @param {Server} server
 */
export function drainOnSignal(server) {
  /** @type {Connections} */
  const connections = new Map();
  let draining = false;
  server.on('connection', (socket) => {
    connections.set(socket, { bytes: 0, since: Date.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, answer) => {
    if (draining) answer.shouldKeepAlive = false;
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.asked = request;
    answer.once('close', () => {
      if (connection.asked === request) connection.asked = undefined;
    });
  });
  const drain = async () => {
    setTimeout(() => {
      handed.log?.error('drain cut off', { durationMs: graceMs });
      process.exit(1);
    }, graceMs).unref();
    handed.announceClosing?.();
    // The method of `http.Server` would close idle connections now.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    setTimeout(() => setInterval(cutUnowed, sweepMs, server, connections), lastCallMs);
    await closed;
    await handed.finish?.();
    process.exit(0);
  };
  const stop = () => {
    if (draining) return;
    draining = true;
    drain().catch((error) => {
      handed.log?.error('drain failed', { error });
      process.exit(1);
    });
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
