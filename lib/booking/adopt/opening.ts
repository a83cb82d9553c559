import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { adoptFor, leftAnything } from '@/lib/booking/adopt/commands';

/** The same when a client opens their pages: it includes rows made since without signing in. */
export async function adoptOf({ userId, email, emailVerified, profile }: Viewer): Promise<void> {
  if (profile?.role !== 'client') return;
  const address = emailVerified ? email.toLowerCase() : null;
  if (await leftAnything({ userId, address })) await adoptFor(userId);
}
