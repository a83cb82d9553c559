'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { type Booker, confirmBooking } from '@/lib/booking/confirm/commands';
import { guestBookingSchema, memberBookingSchema } from '@/lib/booking/confirm/schema';
import { holdSlot } from '@/lib/booking/hold/commands';
import { holdKey } from '@/lib/booking/hold/key';
import { holdsPerHour } from '@/lib/booking/hold/rules';
import { appointmentLink, holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { choicesNear } from '@/lib/booking/offer/queries';
import { type BookingView, calendarOf, findBooking } from '@/lib/booking/queries';
import { carriedPaymentId } from '@/lib/payment/booking-link/carried-payment';
import { type ActionContext, defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';

type Wanted = {
  readonly booking: string;
  readonly slot: Date | null;
  readonly mode: string;
  readonly shown: string;
};

const triesPerNetwork = 300;

/** Mails per day that strangers can cause to one address by booking in its name. */
const bookingsPerAddress = 10;

const clientOf = (booker: Booker) => ('viewer' in booker ? booker.viewer.profile.id : null);

async function gone(
  booking: BookingView,
  { wanted, booker, because }: { wanted: Date; booker: Booker; because: string },
): Promise<FormResult<RedirectTo>> {
  const asked = { timeZone: booking.timeZone, clientId: clientOf(booker) };
  const choices = await choicesNear(calendarOf(booking), wanted, asked);
  const some = choices.length > 0;
  const taken = some ? bookingMessages.takenMeanwhile : bookingMessages.takenAndNone;
  return {
    ok: false,
    message: because === 'full-week' ? bookingMessages.fullMeanwhile(some) : taken,
    fieldErrors: { slot: bookingMessages.chooseAnother },
    options: { slot: choices },
  };
}

/**
 * Holds and books another time in place of the lost one, at the price and by the rules on the page. A second
 * press finds it booked.
 */
async function heldInstead(booking: BookingView, slot: Date, booker: Booker, network: string) {
  const submissionKey = holdKey(booking.id, booking.therapist?.slug ?? '', slot);
  const booked = await db.booking.findUnique({
    where: { submissionKey, status: 'confirmed' },
    select: { id: true },
  });
  if (booked) return { held: true, bookingId: booked.id } as const;
  return holdSlot({
    calendar: calendarOf(booking),
    startsAt: slot,
    viewerTimeZone: booking.timeZone,
    clientId: clientOf(booker),
    submissionKey,
    insteadOf: booking.id,
    limits: [limitOf('booking-hold', network, holdsPerHour, 3_600)],
  });
}

async function book(wanted: Wanted, booker: Booker, request: ActionContext): Promise<FormResult<RedirectTo>> {
  const id = holdLink.idOf(wanted.booking);
  const booking = id ? await findBooking(id) : null;
  if (!booking) return { ok: false, message: bookingMessages.holdNotFound };
  let bookingId = booking.id;
  if (wanted.slot) {
    const other = await heldInstead(booking, wanted.slot, booker, request.network);
    if (!other.held && other.because === 'too-many')
      return { ok: false, message: bookingMessages.tooManyHolds };
    if (!other.held && other.because === 'no-new-clients')
      return { ok: false, message: bookingMessages.closedMeanwhile };
    if (!other.held && (other.because === 'kind-gone' || other.because === 'kind-changed'))
      return { ok: false, message: bookingMessages.kindGone };
    if (!other.held) return gone(booking, { wanted: wanted.slot, booker, because: other.because });
    bookingId = other.bookingId;
  }
  const payment = await carriedPaymentId();
  const { mode, shown } = wanted;
  const answer = await confirmBooking({ bookingId, mode, shown, booker, payment, request });
  if (answer.confirmed) {
    const path = appointmentLink.path(answer.linkId, answer.endsAt);
    return redirectAfterAction(`${path}?done=booked`, bookingMessages.booked);
  }
  const { because } = answer;
  if (because === 'gone' || because === 'full-week')
    return gone(booking, { wanted: wanted.slot ?? booking.startsAt, booker, because });
  if (answer.because === 'not-yours') return { ok: false, message: bookingMessages.notYours };
  if (answer.because === 'no-new-clients') return { ok: false, message: bookingMessages.closedMeanwhile };
  if (answer.because === 'kind-gone') return { ok: false, message: bookingMessages.kindGone };
  if (answer.because === 'meeting-gone') return { ok: false, message: bookingMessages.meetingGone };
  if (answer.because === 'meeting-order') return { ok: false, message: bookingMessages.meetingOrder };
  if (answer.because === 'pays-changed') {
    // The page then shows what pays now.
    refresh();
    return { ok: false, message: bookingMessages.paysChanged };
  }
  if (answer.because === 'closed')
    return { ok: false, message: bookingMessages.closedAddress(env.SUPPORT_EMAIL) };
  return { ok: false, message: actionMessages.check, fieldErrors: { mode: bookingMessages.mode } };
}

/** Books the held time, with consent and the details of a guest, or of a person who has not finished onboarding. */
export const bookAsGuest = defineAction({
  name: 'book-as-guest',
  access: 'public',
  schema: guestBookingSchema,
  triesPerNetwork,
  notSaved: bookingMessages.notSaved,
  handler: async ({ fullName, email: typed, phone, ...wanted }, request): Promise<FormResult<RedirectTo>> => {
    const viewer = await currentViewer();
    // An account without a profile books under its user; therapists and the team book like guests.
    const account = viewer && !isMember(viewer) ? viewer : undefined;
    const email = account?.email ?? typed;
    if (!(await consume(db, [limitOf('booking', email, bookingsPerAddress, 86_400)])))
      return { ok: false, message: bookingMessages.tooManyMails };
    return book(wanted, { guest: { fullName, email, phone }, account }, request);
  },
});

/** Books the time that was held for a client; with a therapist it becomes a session of both. */
export const bookAsClient = defineMemberAction({
  name: 'book-as-client',
  access: 'client',
  schema: memberBookingSchema,
  triesPerNetwork,
  notSaved: bookingMessages.notSaved,
  handler: async (wanted, { viewer, ...request }): Promise<FormResult<RedirectTo>> =>
    book(wanted, { viewer }, request),
});
