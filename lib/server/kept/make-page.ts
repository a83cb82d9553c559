import 'server-only';
import { get, type IncomingMessage } from 'node:http';

/** Milliseconds for a page to be made. */
const pageTimeoutMs = 10_000;

/** Milliseconds without another page to be made after which there is time for one that nobody waits for. */
const quietMs = 300;

/** Addresses of pages that the framework is to make now, whoever asks for them. */
const wanted = new Map<string, number>();

/** Whether somebody waits for the framework's own page, with its data. */
export function isWantedWhole(page: string): boolean {
  return wanted.has(page);
}

/** Where this very process is reached. */
type Door = { readonly host: string | undefined; readonly port: number | undefined };

function open({ host, port }: Door, page: string): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = get({ host, port, path: page, timeout: pageTimeoutMs, agent: false }, (made) =>
      made.resume().once('close', resolve),
    );
    outgoing.once('timeout', () => outgoing.destroy()).once('error', () => resolve());
  });
}

async function makeAt(door: Door, page: string): Promise<void> {
  wanted.set(page, (wanted.get(page) ?? 0) + 1);
  try {
    await open(door, page);
  } finally {
    const others = (wanted.get(page) ?? 1) - 1;
    if (others > 0) wanted.set(page, others);
    else wanted.delete(page);
  }
}

const doorOf = ({ socket }: IncomingMessage): Door => ({ host: socket.localAddress, port: socket.localPort });

/**
 * Has the framework in this very process make a page, and with it its files. A fault shows in that they are still
 * missing.
 * @param page its address with its question, as we spell it
 */
export function makePage(request: IncomingMessage, page: string): Promise<void> {
  return makeAt(doorOf(request), page);
}

let waiting: NodeJS.Timeout | undefined;

/**
 * Has a page made when there is time: none is, while others follow each other. A browser that asks for the files earlier
 * has them made then.
 */
export function makePageWhenQuiet(request: IncomingMessage, page: string): void {
  const door = doorOf(request);
  // A browser that has gone leaves no door.
  if (door.port === undefined) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void makeAt(door, page), quietMs).unref();
}
