'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { subscriberMessages } from '@/lib/admin/newsletter/rules';
import { subscriberSchema } from '@/lib/admin/newsletter/schema';
import { removeSubscriber } from '@/lib/newsletter/commands';

const remove = defineMemberAction({
  name: 'remove-subscriber',
  access: 'admin',
  schema: subscriberSchema,
  triesPerNetwork: 600,
  notSaved: subscriberMessages.notRemoved,
  handler: async ({ subscriberId }, { viewer, ...request }): Promise<FormResult<null>> => {
    const removed = await removeSubscriber(viewer, subscriberId, request);
    // The list is not read anew: the answer stands in the row that was just taken off it.
    const message = removed ? subscriberMessages.removed : subscriberMessages.goneBefore;
    return { ok: true, message, data: null };
  },
});

/** Takes an address off the newsletter's list for somebody who asked the team to (field `subscriberId`). */
export async function removeNewsletterSubscriber(
  _previous: unknown,
  form: unknown,
): Promise<FormResult<null>> {
  return remove(form);
}
