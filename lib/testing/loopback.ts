import { once } from 'node:events';
import { createServer } from 'node:http';

/** The test's own server on a free port of this machine; it answers nothing until it gets a listener. */
export async function loopbackServer() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    server,
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
