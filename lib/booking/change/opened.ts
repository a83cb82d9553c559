import 'server-only';
import { currentViewer } from '@/lib/account/session/session';
import { participantOfLink } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';

/** The booking behind a link, whose person is the link's own participant; null for a forged, old or ended link. */
export async function bookingByLink(token: string) {
  const found = await participantOfLink(token);
  return found && findBooking(found.bookingId, { participant: found.id });
}

/**
 * The booking behind a link, and the person on whose behalf it changes; null for a forged, old or ended link.
 * The link is the key, signed in or not.
 */
export async function openedByLink(token: string) {
  const booking = await bookingByLink(token);
  if (!booking?.person) return null;
  const viewer = await currentViewer();
  const owner = booking.person.userId;
  const by = owner === null ? ('guest' as const) : ('client' as const);
  const actor = viewer && viewer.userId === owner ? viewer : ('guest' as const);
  return { booking, linkId: booking.person.linkId, by, actor };
}
