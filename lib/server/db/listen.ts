import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/** Milliseconds between attempts to reach the database again. */
const retryAfter = 2_000;

type Listener = {
  readonly heard: (payload: string) => void;
  /** Called each time the connection starts to listen, including the first; earlier messages may have been missed. */
  readonly connected?: () => void;
  readonly lost?: () => void;
};

/**
 * Listens to one channel of the database (LISTEN). It has its own connection and reconnects after a break.
 * @param channel a fixed name of ours
 * @param part names the listener in the log and in the database's list of connections
 * @returns a function that stops listening
 */
export function listen(channel: string, part: string, listener: Listener): { stop: () => Promise<void> } {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: `antarman-${part}`,
    });
    client = next;
    let lost = false;
    const again = (error?: Error) => {
      if (lost || stopped) return;
      lost = true;
      listener.lost?.();
      log.warn('reports of the database are not heard for now', { part, error });
      next.end().catch(() => undefined);
      retry = setTimeout(connect, retryAfter);
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      if (payload) listener.heard(payload);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      listener.connected?.();
    } catch (error) {
      again(error instanceof Error ? error : undefined);
    }
  }

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
