import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { Unavailable } from '@/components/account/guard/unavailable';
import { UnsavedWords } from '@/components/account/guard/unsaved-words';
import { log } from '@/lib/server/log';
import { currentVisit } from '@/lib/server/page/shared.mjs';
import { announcePassingFault } from '@/lib/server/request/passing-fault';

/**
 * Decides who may be here, then shows the page. Layouts of private sections use it, and their pages do as well. A
 * refusal of the guard is therefore a real redirect. A session, profile or record that could not be read gives a page
 * of ours with status 503, with or without scripts, and never counts as "nobody" or as "no profile" (product.md §4).
 * @param admit one of `lib/account/session/guard.ts`
 * @param show reads what the page needs for the admitted viewer and returns the page
 */
export async function guarded<V>(
  admit: () => Promise<V>,
  show: (viewer: V) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await show(await admit());
  } catch (error) {
    // A form that was sent without scripts after the session had ended: the sign-in would take its words away.
    const { unsaved } = currentVisit() ?? {};
    if (unsaved && unsaved.words.length > 0) return <UnsavedWords {...unsaved} />;
    unstable_rethrow(error);
    const reference = randomUUID();
    log.error('private page could not be read', { reference, error });
    announcePassingFault(503);
    return <Unavailable reference={reference} />;
  }
}
