import { once } from 'node:events';
import type { Server } from 'node:net';

/** The port that a server listens on. @throws where it listens on none */
export function portOf(server: Pick<Server, 'address'> | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Lets a server listen on a free port of this machine, for this machine alone. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}
