import 'server-only';
import { changedTags, now } from '@/lib/server/page/shared.mjs';

/** Expires every cached page and read with this tag in this process: the next visitor waits for a fresh one. */
export function expireTag(tag: string): void {
  changedTags.set(tag, now());
}
