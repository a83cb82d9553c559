import 'server-only';
import { channel } from 'node:diagnostics_channel';

/**
 * Whom a page that is made for a visit looks the same for: everybody, everybody without a cookie, or `visit` for nobody else.
 * Form tokens do not count, because each visit gets its own.
 */
export type Audience = 'everybody' | 'guests' | 'visit';

const audiences = channel('antarman.page.audience');

/**
 * A page calls this when nothing in it belongs to this visit but its form tokens, so that the process may answer the
 * same question from memory for half a minute, or until a public read changes. A page that shows a fault does not.
 * One for this `visit` alone is sent asleep to somebody without a cookie, and never to anybody else.
 */
export function announceAudience(audience: Audience): void {
  audiences.publish(audience);
}
