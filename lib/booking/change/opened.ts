import 'server-only';
import { currentViewer } from '@/lib/account/session/session';
import { appointmentLink } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';

/**
 * The booking behind a link, and the person on whose behalf it changes; null for a forged or old link. The
 * link is the key, signed in or not.
 */
export async function openedByLink(token: string) {
  const id = appointmentLink.idOf(token);
  const booking = id ? await findBooking(id) : null;
  if (!booking) return null;
  const viewer = await currentViewer();
  const owner = booking.person?.userId ?? null;
  const by = owner === null ? ('guest' as const) : ('client' as const);
  const actor = viewer && viewer.userId === owner ? viewer : ('guest' as const);
  return { booking, by, actor };
}
