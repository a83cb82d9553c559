'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { cancelForBoth } from '@/lib/admin/booking/commands';
import { bookingMessages } from '@/lib/admin/booking/rules';
import { cancellationSchema } from '@/lib/admin/booking/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const refusals = {
  unknown: bookingMessages.gone,
  'too-late': bookingMessages.tooLate,
} as const;

export const cancelAnyBooking = defineMemberAction({
  name: 'cancel-booking-as-admin',
  access: 'admin',
  schema: cancellationSchema,
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
