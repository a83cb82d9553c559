import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@/test/counterpart/listen';

/**
 * A proxy to Postgres that can freeze: it accepts connections and keeps them open but answers nothing, as if
 * the server had stopped, waited for its disk, or lost its network.
 */
export async function freezablePostgres(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const clients = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    clients.add(client);
    const postgres = connect(Number(target.port || 5432), target.hostname);
    if (frozen) postgres.pause();
    client.pipe(postgres);
    postgres.on('data', (chunk) => {
      if (!frozen) client.write(chunk);
    });
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        clients.delete(client);
      });
    }
  });
  const port = await listenLocally(server);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
    },
    /** Answers again; earlier queries stay unanswered. */
    thaw() {
      frozen = false;
    },
    /** Number of open connections. */
    connections: () => clients.size,
    close() {
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}
