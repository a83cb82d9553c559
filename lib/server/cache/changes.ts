import 'server-only';
import { Client } from 'pg';
import {
  contentNames,
  contentTag,
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
 * Listens to the database's reports of changes, so that every process shows them on the next view, whoever made them:
 * this process, another one, or a person with a database client. After a start or a broken connection some may have
 * been missed, so all public reads then count as stale, and those of switches as gone.
 * @returns ends the listening
 */
export function followChanges(): { stop: () => Promise<void> } {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

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
      for (const tag of tags) markTagStale(tag);
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
      await client?.end().catch(() => undefined);
    },
  };
}
