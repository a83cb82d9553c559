import 'server-only';
import { currentVisit } from '@/lib/server/page/shared.mjs';

/**
 * Marks a page that shows a fault instead of its content, so that no cache stores it. Works only for pages
 * that wait for their content.
 * @param status 503 if the page has no other content; 200 if the rest of it is useful
 */
export function announcePassingFault(status: 200 | 503 = 200): void {
  const visit = currentVisit();
  if (visit) visit.passingFault = status;
}
