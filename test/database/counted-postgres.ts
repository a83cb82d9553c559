import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@/test/counterpart/listen';

const startupWithoutType = 4;

/**
 * Reads the SQL of every query that a client sends: simple queries, and executions of parsed ones.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function queryReader(onQuery: (sql: string) => void) {
  let pending = Buffer.alloc(0);
  let started = false;
  let parsed = '';
  return (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const prefix = started ? 1 : 0;
      if (pending.length < prefix + startupWithoutType) return;
      const end = prefix + pending.readUInt32BE(prefix);
      if (pending.length < end) return;
      const type = started ? pending.toString('latin1', 0, 1) : 'startup';
      const body = pending.subarray(prefix + 4, end);
      pending = pending.subarray(end);
      started = true;
      if (type === 'P')
        parsed = body.toString('utf8', body.indexOf(0) + 1, body.indexOf(0, body.indexOf(0) + 1));
      if (type === 'Q') onQuery(body.toString('utf8', 0, body.length - 1));
      if (type === 'E') onQuery(parsed);
    }
  };
}

/** A proxy to Postgres that records every query, and can cut the connection at one. */
export async function countedPostgres(databaseUrl: string) {
  const queries: string[] = [];
  let breaksAt: RegExp | undefined;
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const postgres = connect(Number(target.port || 5432), target.hostname);
    const read = queryReader((sql) => {
      queries.push(sql);
      if (breaksAt?.test(sql)) client.destroy();
    });
    client.on('data', read);
    client.pipe(postgres).pipe(client);
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  const port = await listenLocally(server);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    /** Runs a function and returns the queries sent meanwhile. */
    async during(work: () => Promise<unknown>): Promise<readonly string[]> {
      queries.length = 0;
      await work();
      return [...queries];
    },
    /** Cuts the connection at every query like this one from now on; undefined stops that. */
    breakAt(query: RegExp | undefined) {
      breaksAt = query;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
