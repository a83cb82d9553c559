import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { adoptFor, leftAnything } from '@/lib/booking/adopt/commands';

/** The same when its owner opens their rooms, if there is anything: also what they left since without signing in. */
export async function adoptOf({ userId, email, emailVerified, profile }: Viewer): Promise<void> {
  if (profile?.role !== 'client') return;
  const address = emailVerified ? email.toLowerCase() : null;
  if (await leftAnything({ userId, address })) await adoptFor(userId);
}
