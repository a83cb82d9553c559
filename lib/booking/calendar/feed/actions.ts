'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { createFeed, revokeFeed } from '@/lib/booking/calendar/feed/commands';
import { feedMessages } from '@/lib/booking/calendar/feed/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { env } from '@/lib/server/env';

const feedSchema = z.strictObject({ step: z.enum(['create', 'revoke']) });

/** The address, returned once when it is made; null after it was ended. */
export type FeedAnswer = { readonly address: string | null };

/** Makes or ends the secret address of the viewer's calendar (field `step`: create or revoke). */
export const changeCalendarFeed = defineMemberAction({
  name: 'change-calendar-feed',
  access: 'therapist',
  schema: feedSchema,
  triesPerNetwork: 60,
  notSaved: feedMessages.notSaved,
  handler: async ({ step }, { viewer, id, network }): Promise<FormResult<FeedAnswer>> => {
    if (step === 'revoke') {
      const ended = await revokeFeed(viewer, { id, network });
      refresh();
      return {
        ok: true,
        message: ended ? feedMessages.revoked : feedMessages.noneLive,
        data: { address: null },
      };
    }
    const made = await createFeed(viewer, { id, network });
    if (!made) return { ok: false, message: feedMessages.notLinked };
    refresh();
    return {
      ok: true,
      message: made.replaced ? feedMessages.replaced : feedMessages.created,
      // Some calendar programs accept only addresses that end like a file.
      data: { address: `${env.APP_URL}/api/calendar/${made.token}.ics` },
    };
  },
});
