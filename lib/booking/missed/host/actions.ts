'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { openedByLink } from '@/lib/booking/change/opened';
import { bookingMessages } from '@/lib/booking/messages';
import { sayHostMissed } from '@/lib/booking/missed/host/commands';
import { hostMissedMessages } from '@/lib/booking/missed/rules';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';

const schema = z.strictObject({ booking: z.string().max(120, 'Please use the link in your email') });

/** The client or guest says that the therapist did not come; field `booking`, the link's token. */
export const reportHostMissed = defineAction({
  name: 'report-host-missed',
  access: 'public',
  schema,
  triesPerNetwork: 300,
  notSaved: bookingMessages.notChanged,
  handler: async ({ booking: token }, request): Promise<FormResult<null>> => {
    const found = await openedByLink(token);
    if (!found) return { ok: false, message: bookingMessages.linkNotFound };
    const { booking, by, actor } = found;
    const said = await sayHostMissed({ bookingId: booking.id, by, actor, request });
    refresh();
    if (said.done)
      return { ok: true, message: hostMissedMessages[said.proven ? 'proven' : 'reported'], data: null };
    const message = said.because === 'unknown' ? bookingMessages.linkNotFound : hostMissedMessages['not-now'];
    return { ok: false, message };
  },
});
