'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { createFeed, revokeFeed } from '@/lib/calendar/feed/commands';
import { feedMessages } from '@/lib/calendar/feed/rules';
import { feedSchema } from '@/lib/calendar/feed/schema';
import { env } from '@/lib/env';

/** The address, in the one answer that holds it; null when it was ended. */
export type FeedAnswer = { readonly address: string | null };

const change = defineMemberAction({
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
      // Some calendar programs take only addresses that end like a file.
      data: { address: `${env.APP_URL}/api/calendar/${made.token}.ics` },
    };
  },
});

/** Makes or ends the secret address of the viewer's calendar (field `step`: create or revoke). */
export async function changeCalendarFeed(_previous: unknown, form: unknown): Promise<FormResult<FeedAnswer>> {
  return change(form);
}
