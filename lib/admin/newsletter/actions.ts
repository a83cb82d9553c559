'use server';

import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { subscriberMessages } from '@/lib/admin/newsletter/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { removeSubscriber } from '@/lib/site/newsletter/commands';

const subscriberSchema = z.strictObject({
  subscriberId: z.uuid('Please reload the page and try again'),
});

/** Takes an address off the newsletter's list at its owner's request (field `subscriberId`). */
export const removeNewsletterSubscriber = defineMemberAction({
  name: 'remove-subscriber',
  access: 'admin',
  schema: subscriberSchema,
  triesPerNetwork: 600,
  notSaved: subscriberMessages.notRemoved,
  handler: async ({ subscriberId }, { viewer, ...request }): Promise<FormResult<null>> => {
    const removed = await removeSubscriber(viewer, subscriberId, request);
    // The list is not reloaded: the result is shown in the removed row.
    const message = removed ? subscriberMessages.removed : subscriberMessages.goneBefore;
    return { ok: true, message, data: null };
  },
});
