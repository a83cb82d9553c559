import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { onEveryArrival } from '@/lib/server/request/arrival';

/** These limits keep slow senders from holding a connection open; the defaults are 60 s and 300 s. */
const headersLimitMs = 10_000;
const requestLimitMs = 30_000;
/** Longest silence in both directions. Streams of ours speak more often; whoever reads nothing would otherwise stay for ever. */
const silenceLimitMs = 120_000;
/** How long a stopping process waits for the next byte of a request that has not arrived whole. */
const stalledMs = 2_000;

/** The last request on a connection that has no whole answer yet, and when how many bytes had come. */
type Connection = { asked?: IncomingMessage | undefined; bytes: number; since: number };

const servers = new Map<Server, Map<Socket, Connection>>();

function socketOf(message: unknown): Socket | undefined {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return undefined;
  return message.socket instanceof Socket ? message.socket : undefined;
}

function connectionsOf(server: Server, onServer: (server: Server) => void): Map<Socket, Connection> {
  const known = servers.get(server);
  if (known) return known;
  server.headersTimeout = headersLimitMs;
  server.requestTimeout = requestLimitMs;
  server.timeout = silenceLimitMs;
  const connections = new Map<Socket, Connection>();
  servers.set(server, connections);
  onServer(server);
  return connections;
}

/**
 * Watches the web servers of this process, which the framework makes and keeps to itself, and all their connections: Node
 * announces each. Call it once, at the start.
 * @param onServer hears of each server once
 */
export function watchConnections(onServer: (server: Server) => void): void {
  const meet = (socket: Socket): Connection | undefined => {
    const server: unknown = Reflect.get(socket, 'server');
    if (!(server instanceof Server)) return undefined;
    const connections = connectionsOf(server, onServer);
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = { bytes: 0, since: Date.now() };
    connections.set(socket, connection);
    socket.setTimeout(silenceLimitMs);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };
  subscribe('net.server.socket', (message) => {
    const socket = socketOf(message);
    if (socket) meet(socket);
  });
  // Also meets the connections that were opened before this began to watch.
  onEveryArrival(({ request, response }) => {
    const connection = meet(request.socket);
    if (!connection) return;
    connection.asked = request;
    response.once('close', () => {
      if (connection.asked === request) connection.asked = undefined;
    });
  });
}

/**
 * Cuts connections on which nobody is owed an answer: idle ones, and those whose request stopped on its way, a half head or
 * a body that never comes. One that still arrives is given its time.
 */
export function cutUnowed(server: Server, now = Date.now()): void {
  server.closeIdleConnections();
  for (const [socket, connection] of servers.get(server) ?? []) {
    if (connection.asked?.complete) continue;
    if (socket.bytesRead !== connection.bytes) {
      connection.bytes = socket.bytesRead;
      connection.since = now;
    } else if (now - connection.since >= stalledMs) socket.destroy();
  }
}
