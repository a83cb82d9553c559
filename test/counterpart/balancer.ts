import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address in front of several servers: connections go to the currently set one. */
export async function startBalancer(port: number) {
  let target: number | undefined;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target ?? 9, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    /** Directs the next connections to this port. */
    use(next: number): void {
      target = next;
    },
    async stop(): Promise<void> {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
