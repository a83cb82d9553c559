import 'server-only';
import { onArrival } from '@/lib/server/request/arrival';

/**
 * Gives a name to clients that say none, before the framework sees the request. It writes a page differently for those: its head may come
 * late (`htmlLimitedBots` in next.config.mjs compares names only), so one page would have two forms, and data of one form would wake
 * the other. Call it once, when the server starts.
 */
export function nameBrowsers(): void {
  onArrival(({ request }) => {
    request.headers['user-agent'] ||= 'unnamed';
  });
}
