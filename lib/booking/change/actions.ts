'use server';

import { z } from 'zod';
import { excusedField } from '@/lib/booking/cancel-session/schema';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { openedByLink } from '@/lib/booking/change/opened';
import { shownZoneField, slotField } from '@/lib/booking/hold/schema';
import { appointmentLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { choicesNear } from '@/lib/booking/offer/queries';
import { calendarOf } from '@/lib/booking/queries';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const booking = z.string().max(120, 'Please use the link in your email');

const moveSchema = z.strictObject({ booking, zone: shownZoneField, slot: slotField });

const cancelSchema = z.strictObject({ booking, excused: excusedField });

const triesPerNetwork = 300;

const lost = { ok: false, message: bookingMessages.linkNotFound } as const;

export const moveAppointment = defineAction({
  name: 'move-appointment',
  access: 'public',
  schema: moveSchema,
  triesPerNetwork,
  notSaved: bookingMessages.notChanged,
  handler: async ({ booking: token, slot, zone }, request): Promise<FormResult<RedirectTo>> => {
    const found = await openedByLink(token);
    if (!found) return lost;
    const { booking, linkId, by, actor } = found;
    const answer = await moveBooking({ bookingId: booking.id, by, actor, request, to: slot });
    if (answer.done) {
      const path = appointmentLink.path(linkId, answer.booking.endsAt);
      return redirectAfterAction(`${path}?done=moved`, bookingMessages.moved);
    }
    if (answer.because === 'unknown') return lost;
    if (answer.because === 'too-late') return { ok: false, message: bookingMessages.tooLateToMove };
    if (answer.because === 'order') return { ok: false, message: bookingMessages.meetingOrder };
    const choices = await choicesNear(calendarOf(booking), slot, { timeZone: zone, except: booking.id });
    return {
      ok: false,
      message: choices.length > 0 ? bookingMessages.taken : bookingMessages.takenAndNone,
      fieldErrors: { slot: bookingMessages.chooseAnother },
      options: { slot: choices },
    };
  },
});

export const cancelAppointment = defineAction({
  name: 'cancel-appointment',
  access: 'public',
  schema: cancelSchema,
  triesPerNetwork,
  notSaved: bookingMessages.notChanged,
  handler: async ({ booking: token, excused }, request): Promise<FormResult<RedirectTo>> => {
    const found = await openedByLink(token);
    if (!found) return lost;
    const { booking, by, actor } = found;
    const answer = await cancelBooking({ bookingId: booking.id, by, actor, request, excused });
    if (answer.done)
      return redirectAfterAction(`/book/appointment/${token}?done=cancelled`, bookingMessages.cancelled);
    return answer.because === 'unknown' ? lost : { ok: false, message: bookingMessages.tooLateToCancel };
  },
});
