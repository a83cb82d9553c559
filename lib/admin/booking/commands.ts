import 'server-only';
import type { AdminCaller } from '@/lib/admin/caller';
import { cancelForBothIn } from '@/lib/booking/closed-account/commands';
import { db } from '@/lib/server/db';

/**
 * Cancels an appointment and its session for both sides before it begins; tells both by mail and in their accounts.
 * Cancelling twice changes nothing.
 * @param reason at most 1,000 characters; stays with the appointment
 */
export function cancelForBoth(
  bookingId: string,
  reason: string,
  caller: AdminCaller,
): Promise<'done' | 'unknown' | 'too-late'> {
  const now = new Date();
  return db.$transaction((tx) => cancelForBothIn(tx, { bookingId, reason }, caller, now));
}
