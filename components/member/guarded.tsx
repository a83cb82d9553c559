import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { Unavailable } from '@/components/member/unavailable';
import { log } from '@/lib/log';
import { announcePassingFault } from '@/lib/request/passing-fault';

/**
 * Decides who may be here, then shows what it is given. Layouts of private sections and their pages both go through
 * it: what the guard says is then a real redirect, and a session, profile or record that could not be read is a page of
 * ours with status 503, with scripts and without. It never counts as "nobody" or as "no profile" (spec §4 would lead
 * to onboarding).
 * @param admit one of `lib/auth/guard.ts`
 * @param show reads what the page needs for the admitted viewer and gives the page
 */
export async function guarded<V>(
  admit: () => Promise<V>,
  show: (viewer: V) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await show(await admit());
  } catch (error) {
    unstable_rethrow(error);
    const reference = randomUUID();
    log.error('private page could not be read', { reference, error });
    announcePassingFault(503);
    return <Unavailable reference={reference} />;
  }
}
