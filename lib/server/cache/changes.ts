import 'server-only';
import {
  contentNames,
  contentTag,
  freeTimesTag,
  switchesTag,
  testimonialsTag,
  therapistsTag,
} from '@/lib/server/cache/cache-tags';
import { expireTag } from '@/lib/server/cache/expire-tag';
import { listen } from '@/lib/server/db/listen';
import { publicRowsChanged, publicRowsUnreported } from '@/lib/server/db/public';

/** Channel on which the database reports changed public reads; triggers of the migration write to it. */
const channel = 'public_read_changed';
const tags: ReadonlySet<string> = new Set([
  therapistsTag,
  testimonialsTag,
  switchesTag,
  ...contentNames.map(contentTag),
]);

/**
 * Milliseconds for which a cached page may show free times, even if it is not opened for long: its "today"
 * must be today.
 */
const freeTimesLast = 300_000;

/**
 * Listens to the database's reports of changes, so that every process shows them on the next view, including
 * changes by another process or a database client. After a start or a broken connection some may have been
 * missed, so all public reads then count as changed. Free times expire by the clock; while the database is
 * down, the last known ones stay.
 * @param freeTimesAge milliseconds after which they expire
 * @returns ends the listening
 */
export function followChanges(freeTimesAge: number = freeTimesLast): { stop: () => Promise<void> } {
  let listening = false;
  const ageing = setInterval(() => listening && expireTag(freeTimesTag), freeTimesAge);
  const reports = listen(channel, 'changes', {
    heard: (tag) => {
      publicRowsChanged();
      if (tags.has(tag)) expireTag(tag);
    },
    connected: () => {
      listening = true;
      publicRowsChanged();
      for (const tag of [...tags, freeTimesTag]) expireTag(tag);
    },
    lost: () => {
      listening = false;
      publicRowsUnreported();
    },
  });

  return {
    stop: async () => {
      clearInterval(ageing);
      await reports.stop();
    },
  };
}
