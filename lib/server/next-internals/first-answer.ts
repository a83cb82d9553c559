import 'server-only';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onArrival } from '@/lib/server/request/arrival';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const servers = new WeakSet<EventEmitter>();

/**
 * Asks for an answer before the framework is asked, which offers no place for that: Node hands a request over as an
 * event of the server, and an answered one is not handed over. Call it once, at the start, after everything that
 * writes headers on arrival.
 * @param answer whether it has answered, or will
 */
export function answerFirst(answer: Answer): void {
  onArrival(({ server }) => {
    if (!(server instanceof EventEmitter) || servers.has(server)) return;
    servers.add(server);
    server.emit = new Proxy(server.emit, {
      apply(emit, self, args) {
        const [event, request, response] = args;
        if (event === 'request' && answer(request, response)) return true;
        return Reflect.apply(emit, self, args);
      },
    });
  });
}
