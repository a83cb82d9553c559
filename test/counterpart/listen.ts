import { once } from 'node:events';
import type { Server } from 'node:net';

/** The port of a listening server. @throws if it does not listen */
export function portOf(server: Pick<Server, 'address'> | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Starts a server on a free port of this computer, on the loopback interface. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}
