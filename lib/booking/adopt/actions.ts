'use server';

import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { bookingByLink } from '@/lib/booking/change/opened';
import { participantOfLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

/** Adds a guest's appointment to the account of the client who opens its link; field `booking`, the link's token. */
export const addToOwnAccount = defineMemberAction({
  name: 'add-appointment-to-account',
  access: 'client',
  confirmed: true,
  schema: z.strictObject({ booking: z.string().max(300) }),
  triesPerNetwork: 300,
  notSaved: bookingMessages.notChanged,
  handler: ({ booking: token }, { viewer }) =>
    sealUnavailableIs(bookingMessages.notChanged, async () => {
      const found = await participantOfLink(token);
      if (found?.seat === 1) await adoptFor(viewer.userId, found.id);
      // Forged, ended, or another account's already.
      if ((await bookingByLink(token))?.person?.userId !== viewer.userId)
        return { ok: false, message: bookingMessages.linkNotFound };
      return redirectAfterAction('/dashboard', bookingMessages.added);
    }),
});
