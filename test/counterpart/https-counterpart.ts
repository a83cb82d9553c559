import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Network } from '@/lib/server/outbound/network';
import { selfSigned } from './certificate';
import { listenLocally } from './listen';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const hostname = 'counterpart.test';

async function start() {
  const { key, cert } = selfSigned([hostname]);
  let answering: Answering = (_request, response) => response.writeHead(404).end();
  const looked: string[] = [];
  const server = createServer({ key, cert }, (request, response) => answering(request, response));
  const port = await listenLocally(server);
  return {
    origin: `https://${hostname}:${port}`,
    /** Sets its answers from now on. */
    answer(how: Answering) {
      answering = how;
    },
    /** Every looked-up name, in order. */
    looked,
    /** Our name leads to this computer, the only allowed one; other names lead where the test says. */
    network: (others: Readonly<Record<string, readonly string[]>> = {}): Network => ({
      ca: cert,
      admits: (ip) => ip === '127.0.0.1',
      resolve: async (name) => {
        looked.push(name);
        const leads = name === hostname ? ['127.0.0.1'] : others[name];
        if (!leads) throw new Error('ENOTFOUND');
        return leads.map((ip) => ({ address: ip, family: 4 }));
      },
    }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A server over https on this computer, for the tests of a file. It starts before the first test. */
export function setUpHttpsCounterpart() {
  const counterpart = {} as Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    Object.assign(counterpart, await start());
  });
  beforeEach(() => {
    counterpart.looked.length = 0;
  });
  afterAll(() => counterpart.close());
  return counterpart;
}
