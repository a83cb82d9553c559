import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { tagMarks } from '@/lib/server/next-internals/tag-marks';

/** Channel on which this process hears that something which public pages show has changed. */
export const publicReadsChanged = 'antarman.public-reads.changed';

const changes = channel(publicReadsChanged);

/** Milliseconds since the epoch, as the framework counts them when it compares an entry with a tag. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Expires every cached page and read with this tag: the next visitor waits for a fresh one. The framework cannot do
 * this outside a request, so this writes the map that holds its tags.
 */
export function expireTag(tag: string): void {
  tagMarks.set(tag, { ...tagMarks.get(tag), expired: now() });
  changes.publish(tag);
}

/** Marks every cached page and read with this tag as stale: the next visitor still sees it while it is made again. */
export function markTagStale(tag: string): void {
  tagMarks.set(tag, { ...tagMarks.get(tag), stale: now() });
  changes.publish(tag);
}
