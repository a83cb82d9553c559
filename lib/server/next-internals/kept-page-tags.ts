import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { pages } from '@/lib/server/page/shared.mjs';

/** Channel on which this process hears that something which public pages show has changed. */
export const publicReadsChanged = 'antarman.public-reads.changed';

const changes = channel(publicReadsChanged);

/**
 * Expires every kept page and read with this tag: the next visitor waits for a fresh one.
 */
export function expireTag(tag: string): void {
  pages.changedTags.set(tag, performance.timeOrigin + performance.now());
  changes.publish(tag);
}
