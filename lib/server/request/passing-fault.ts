import 'server-only';
import { currentVisit } from '@/lib/server/page/visit.mjs';

/**
 * A page calls this when it shows a fault instead of its content, so that no cache shows it to the next visitor. Works only for pages that
 * wait for their content.
 * @param status 503 when the page has nothing else to show; 200 when the rest of it is useful
 */
export function announcePassingFault(status: 200 | 503 = 200): void {
  const visit = currentVisit();
  if (visit) visit.passingFault = status;
}
