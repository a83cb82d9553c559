import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { adoptFor, leftAnything } from '@/lib/booking/adopt/commands';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

/**
 * The same when a client opens their pages: it includes rows made since without signing in. While words cannot be
 * sealed, the next visit tries it again.
 */
export async function adoptOf({ userId, email, emailVerified, profile }: Viewer): Promise<void> {
  if (profile?.role !== 'client') return;
  const address = emailVerified ? email.toLowerCase() : null;
  if (!(await leftAnything({ userId, address }))) return;
  try {
    await adoptFor(userId);
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('the rows of a guest cannot be taken over', { error });
  }
}
