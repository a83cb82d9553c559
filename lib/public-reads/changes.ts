import 'server-only';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { Client } from 'pg';
import { testimonialsTag, therapistsTag } from '@/lib/cache-tags';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

/** Channel on which the database says which public read has changed; triggers of the migration write to it. */
const channel = 'public_read_changed';
const tags: ReadonlySet<string> = new Set([therapistsTag, testimonialsTag]);

/** Milliseconds between attempts to reach the database again. */
const retryAfter = 2_000;

/** Milliseconds since the epoch as the framework counts them when it compares an entry with a tag. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** What has this tag is read anew before it is shown again. */
function expire(tag: string): void {
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now() });
}

/** What has this tag is shown once more and made anew behind the visitor's back. */
function markStale(tag: string): void {
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now() });
}

/**
 * Follows the database's word on what has changed, so that every process shows it on the next view, whoever changed
 * it: this process, another one, or a person with a database client. After a start or a broken line anything may
 * have been missed, so all public reads count as stale then.
 *
 * The framework offers no way to invalidate a tag outside a request; the map it keeps them in is used directly, and
 * a test fails should it move.
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
      if (payload && tags.has(payload)) expire(payload);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      for (const tag of tags) markStale(tag);
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
