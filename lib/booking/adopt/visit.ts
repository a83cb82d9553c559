import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { adoptFor, leftBy } from '@/lib/booking/adopt/commands';
import { db } from '@/lib/server/db';

/** The same when its owner opens their rooms, if there is anything: also what they left since without signing in. */
export async function adoptOf({ userId, email, emailVerified, profile }: Viewer): Promise<void> {
  if (profile?.role !== 'client') return;
  const left = leftBy({ userId, address: emailVerified ? email.toLowerCase() : null });
  const [booking, payment] = await Promise.all([
    db.booking.findFirst({ where: left.bookings, select: { id: true } }),
    db.paymentSubmission.findFirst({ where: left.payments, select: { id: true } }),
  ]);
  if (booking ?? payment) await adoptFor(userId);
}
