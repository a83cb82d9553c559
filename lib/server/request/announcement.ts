import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { onArrival } from '@/lib/server/request/arrival';

const answers = new AsyncLocalStorage<ServerResponse>();
let following = false;

/**
 * Calls the listener for each message on a channel, with the answer that is being made where it was published. A
 * channel belongs to the process: pages and the server's start are bundled separately and share no module. Call it at
 * the start only.
 * @param name of the channel (`node:diagnostics_channel`)
 */
export function onAnnounced(
  name: string,
  listener: (answer: ServerResponse, message: unknown) => void,
): void {
  if (!following) {
    following = true;
    onArrival(({ response }) => answers.enterWith(response));
  }
  subscribe(name, (message) => {
    const answer = answers.getStore();
    if (answer) listener(answer, message);
  });
}
