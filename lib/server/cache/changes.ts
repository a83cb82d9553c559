import 'server-only';
import { Client } from 'pg';
import {
  contentNames,
  contentTag,
  freeTimesTag,
  switchesTag,
  testimonialsTag,
  therapistsTag,
} from '@/lib/server/cache/cache-tags';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { expireTag, markTagStale } from '@/lib/server/next-internals/kept-page-tags';

/** Channel on which the database reports changed public reads; triggers of the migration write to it. */
const channel = 'public_read_changed';
const tags: ReadonlySet<string> = new Set([
  therapistsTag,
  testimonialsTag,
  switchesTag,
  ...contentNames.map(contentTag),
]);

/** Milliseconds between attempts to reach the database again. */
const retryAfter = 2_000;

/**
 * Milliseconds for which a kept page may go on showing free times, however long nobody has opened it: what it calls
 * "today" must be today.
 */
const freeTimesLast = 300_000;

/**
 * Listens to the database's reports of changes, so that every process shows them on the next view, whoever made them:
 * this process, another one, or a person with a database client. After a start or a broken connection some may have
 * been missed, so all public reads then count as stale, and those of switches as gone. Free times end by the clock; while
 * the database is away, the last ones that were read stay.
 * @param freeTimesAge milliseconds after which they count as gone
 * @returns ends the listening
 */
export function followChanges(freeTimesAge: number = freeTimesLast): { stop: () => Promise<void> } {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let listening = false;
  const ageing = setInterval(() => listening && expireTag(freeTimesTag), freeTimesAge);

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'antarman-changes',
    });
    client = next;
    let lost = false;
    const again = (error?: Error) => {
      if (lost || stopped) return;
      lost = true;
      listening = false;
      log.warn('changes of public pages are not heard for now', { part: 'database', error });
      next.end().catch(() => undefined);
      retry = setTimeout(connect, retryAfter);
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      if (payload && tags.has(payload)) expireTag(payload);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      listening = true;
      for (const tag of [...tags, freeTimesTag]) markTagStale(tag);
      // What was withdrawn meanwhile is shown to nobody, not even once.
      expireTag(switchesTag);
    } catch (error) {
      again(error instanceof Error ? error : undefined);
    }
  }

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(ageing);
      await client?.end().catch(() => undefined);
    },
  };
}
