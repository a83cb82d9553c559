import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './listen';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** As sent, in the coding of its headers. */
  readonly body: Buffer;
};

/** The complete answer of a server. @throws if it breaks off */
export async function answerOf(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}

type Asking = readonly [path: string, headers?: Record<string, string>, method?: string];

/** The test's own server on a free port of this computer; without a listener requests wait. */
export async function loopbackServer(given?: RequestListener | Server) {
  const server = given instanceof Server ? given : createServer(given);
  const port = await listenLocally(server);
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    /** Sends a request with Node's own client, because `fetch` normalises addresses and decodes bodies. */
    ask: (...[path, headers = {}, method = 'GET']: Asking) =>
      new Promise<Answer>((resolve, reject) => {
        request({ port, path, headers, method }, (response) => resolve(answerOf(response)))
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
