'use server';

import { holdSlot } from '@/lib/booking/hold/commands';
import { holdKey } from '@/lib/booking/hold/key';
import { holdFormKind, holdsPerHour } from '@/lib/booking/hold/rules';
import { holdSchema } from '@/lib/booking/hold/schema';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { bookingClient } from '@/lib/booking/offer/queries';
import { choicesOf } from '@/lib/booking/offer/rules';
import { payingHere } from '@/lib/booking/paying/queries';
import { minute } from '@/lib/format/duration';
import { zoneOfReader } from '@/lib/format/time';
import { keepsOrder } from '@/lib/payment/booking-link/meetings';
import { shownMeeting } from '@/lib/payment/booking-link/rules';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { limitOf } from '@/lib/server/rate-limit/consume';

/** Holds a free time for ten minutes and redirects to the details (`/book`, `/book/{therapist}`). */
export const holdTime = defineAction({
  name: 'hold-time',
  access: 'public',
  schema: holdSchema,
  formKind: holdFormKind,
  // Without this key, two people behind one network address who send the same form would look like one.
  sameFor: 10,
  triesPerNetwork: 300,
  notSaved: bookingMessages.notSaved,
  handler: async (
    { therapist, kind, shown, zone, device, slot },
    { network, submission },
  ): Promise<FormResult<RedirectTo>> => {
    // The page of our own calendar shows the meeting that a payment books next, if there is one.
    const { payment } = therapist === '' && shown !== '' ? await payingHere(null) : { payment: null };
    const bought = payment?.meeting?.bought;
    if (therapist === '' && shown !== '' && shown !== shownMeeting(payment)) {
      return { ok: false, message: bookingMessages.meetingChanged };
    }
    const order = bought && payment?.meeting;
    const endsAt = new Date(slot.getTime() + (bought?.minutes ?? 0) * minute);
    if (order && !keepsOrder(order, { startsAt: slot, endsAt })) {
      return { ok: false, message: bookingMessages.meetingOrder };
    }
    const answer = await holdSlot({
      calendar:
        therapist === ''
          ? { therapist: null, minutes: bought?.minutes, order }
          : { therapist, ...(kind !== '' && { kind }) },
      ...(therapist === '' ? bought && { meeting: bought.name } : shown !== '' && { shown }),
      startsAt: slot,
      viewerTimeZone: zoneOfReader(zone, device),
      clientId: await bookingClient(),
      submissionKey: holdKey(submission.key, therapist, slot, kind),
      limits: [limitOf('booking-hold', network, holdsPerHour, 3_600)],
    });
    if (answer.held) {
      return redirectAfterAction(
        `/book/details/${holdLink.token(answer.bookingId, answer.heldUntil)}`,
        bookingMessages.held,
      );
    }
    if (answer.because === 'too-many') return { ok: false, message: bookingMessages.tooManyHolds };
    if (answer.because === 'no-new-clients') return { ok: false, message: bookingMessages.noNewClients };
    if (answer.because === 'kind-gone') return { ok: false, message: bookingMessages.kindGone };
    if (answer.because === 'kind-changed') return { ok: false, message: bookingMessages.kindChanged };
    if (answer.because === 'no-calendar') return { ok: false, message: bookingMessages.noCalendar };
    const some = answer.instead.length > 0;
    const taken = some ? bookingMessages.taken : bookingMessages.takenAndNone;
    return {
      ok: false,
      message: answer.because === 'full-week' ? bookingMessages.fullWeek(some) : taken,
      fieldErrors: { slot: bookingMessages.chooseAnother },
      options: { slot: choicesOf(answer.instead, zone) },
    };
  },
});
