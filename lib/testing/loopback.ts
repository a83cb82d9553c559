import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** As it was sent, in the coding that its headers name. */
  readonly body: Buffer;
};

type Asking = readonly [path: string, headers?: Record<string, string>, method?: string];

export type LoopbackServer = Awaited<ReturnType<typeof loopbackServer>>;

/** The test's own server on a free port of this machine; it answers nothing until it gets a listener. */
export async function loopbackServer() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    /** Asks with Node's own request, because `fetch` spells addresses anew and decodes bodies. */
    ask: (...[path, headers = {}, method = 'GET']: Asking) =>
      new Promise<Answer>((resolve, reject) => {
        request({ port, path, headers, method }, async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        })
          .on('error', reject)
          .end();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
