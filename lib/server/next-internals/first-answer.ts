import 'server-only';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onEveryArrival, spareAnswered } from '@/lib/server/request/arrival';

/** What answers requests before the framework. */
type FirstAnswers = {
  /**
   * A finished answer with all its headers, for a plain question. Nothing else of ours is called for such a request but
   * `onEveryArrival`.
   */
  readonly finished: (request: IncomingMessage) => ((response: ServerResponse) => void) | undefined;
  /** @returns whether it has answered, or will; a promise, which never fails, where that shows later */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
};

const servers = new WeakSet<EventEmitter>();

/**
 * Asks for an answer before the framework is asked, which offers no place for that: Node hands a request over as an
 * event of the server, and an answered one is not handed over. Call it once, at the start.
 */
export function answerFirst({ finished, answer }: FirstAnswers): void {
  // Node announces a request and hands it over at once, or after the announcement of none other.
  let asked: IncomingMessage | undefined;
  let send: ((response: ServerResponse) => void) | undefined;
  const find = (request: IncomingMessage) => {
    if (request === asked) return send;
    asked = request;
    send = finished(request);
    return send;
  };
  spareAnswered((request) => find(request) !== undefined);
  onEveryArrival(({ server }) => {
    if (!(server instanceof EventEmitter) || servers.has(server)) return;
    servers.add(server);
    server.emit = new Proxy(server.emit, {
      apply(emit, self, args) {
        const [event, request, response] = args;
        if (event !== 'request') return Reflect.apply(emit, self, args);
        const own = find(request);
        asked = undefined;
        send = undefined;
        const askFramework = () => Reflect.apply(emit, self, args);
        if (own) {
          own(response);
          return true;
        }
        const answered = answer(request, response);
        if (typeof answered === 'boolean') return answered || askFramework();
        void answered.then((has) => has || askFramework());
        return true;
      },
    });
  });
}
