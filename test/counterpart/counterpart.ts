import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { loopbackServer } from './loopback';

// Local counterparts of the two card companies' APIs, by their references: enough to open an order, read it
// and send events. They record requests for tests to check.

type Handler = (
  request: IncomingMessage,
  body: string,
) => { readonly status: number; readonly answer: object };

/** Listens on a free port and answers with JSON. */
export async function listen(handle: Handler) {
  const { server, ...loopback } = await loopbackServer();
  server.on('request', async (request, response) => {
    const { status, answer } = handle(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return loopback;
}

/** An id in a company's form. */
export const short = () => randomUUID().replaceAll('-', '').slice(0, 14);

/** An event as a company posts it to our webhook. */
export type SentEvent = { readonly body: string; readonly headers: Record<string, string> };
