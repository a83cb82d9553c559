// @ts-check
import { Server as NetServer } from 'node:net';
import { handed } from '../server/page/shared.mjs';

/**
 * @typedef {import('node:http').Server} Server
 * @typedef {Map<import('node:net').Socket, { asked?: import('node:http').IncomingMessage | undefined, bytes: number, since: number }>} Connections
 *   of each the last request that has no whole answer yet, and when how many bytes had come
 */

/** Time that requests and jobs under way get to finish after the signal to stop. */
const graceMs = 25_000;
/** Time that a proxy gets to learn that the connections which it keeps open are used no more. */
const lastCallMs = 1_000;
const sweepMs = 100;
/** How long a stopping process waits for the next byte of a request that has not arrived whole. */
const stalledMs = 2_000;

/**
 * Cuts connections on which nobody is owed an answer: idle ones, and those whose request stopped on its way, a half head or
 * a body that never comes. One that still arrives is given its time.
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
 * Ends this process in order on SIGTERM or SIGINT: refuses new connections, which a proxy takes to another server, answers requests under way
 * and for a second those on connections that are open, has the bundle finish its other work, then exits with 0. Were the open connections
 * cut, a form that a proxy is sending on one at this moment would be lost, because no proxy sends a form twice. After 25 s it cuts off the
 * rest and exits with 1.
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
    // The method of `http.Server` would cut idle connections now.
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
