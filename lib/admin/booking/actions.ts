'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { cancelForBoth } from '@/lib/admin/booking/commands';
import { bookingMessages } from '@/lib/admin/booking/rules';
import { pageOfText } from '@/lib/plain-text';

const refusals = {
  unknown: bookingMessages.gone,
  'too-late': bookingMessages.tooLate,
  taken: bookingMessages.notSaved,
} as const;

const cancel = defineMemberAction({
  name: 'cancel-booking-as-admin',
  access: 'admin',
  schema: z.strictObject({
    booking: z.uuid(bookingMessages.gone),
    reason: pageOfText(
      { missing: 'Say why, in a few words', tooLong: 'Keep the reason under 1,000 characters' },
      1_000,
    ),
  }),
  triesPerNetwork: 300,
  notSaved: bookingMessages.notSaved,
  handler: async ({ booking, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await cancelForBoth(booking, reason, { viewer, request: { id, network } });
    refresh();
    return outcome === 'done'
      ? { ok: true, message: bookingMessages.cancelled, data: null }
      : { ok: false, message: refusals[outcome] };
  },
});

/** Cancels an appointment for both sides; fields `booking`, `reason`. */
export async function cancelAnyBooking(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return cancel(form);
}
