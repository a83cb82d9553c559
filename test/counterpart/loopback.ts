import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './listen';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** As it was sent, in the coding that its headers name. */
  readonly body: Buffer;
};

/** The whole of what a server answers. @throws when it breaks off */
export async function answerOf(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}

type Asking = readonly [path: string, headers?: Record<string, string>, method?: string];

/** The test's own server on a free port of this machine; without a listener it answers nothing until it gets one. */
export async function loopbackServer(given?: RequestListener | Server) {
  const server = given instanceof Server ? given : createServer(given);
  const port = await listenLocally(server);
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    /** Asks with Node's own request, because `fetch` spells addresses anew and decodes bodies. */
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
