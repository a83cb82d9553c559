'use server';

import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { confirmSubscription, requestSubscription, unsubscribe } from '@/lib/site/newsletter/commands';
import { newsletterMessages } from '@/lib/site/newsletter/rules';
import { subscribeSchema, tokenSchema } from '@/lib/site/newsletter/schema';

// The form is on prerendered pages without a form token: the trap and a tight limit guard it.
const triesPerNetwork = 40;
const { notSaved } = newsletterMessages;

/** Asks to join the newsletter; known and unknown addresses get the same answer. */
export const subscribeToNewsletter = defineAction({
  name: 'subscribe-newsletter',
  access: 'public',
  schema: subscribeSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ email }): Promise<FormResult<null>> => {
    await requestSubscription(email);
    return { ok: true, message: newsletterMessages.asked, data: null };
  },
});

export const confirmNewsletter = defineAction({
  name: 'confirm-newsletter',
  access: 'public',
  schema: tokenSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ token }): Promise<FormResult<null>> =>
    (await confirmSubscription(token))
      ? { ok: true, message: newsletterMessages.confirmed, data: null }
      : { ok: false, message: newsletterMessages.spent },
});

export const leaveNewsletter = defineAction({
  name: 'leave-newsletter',
  access: 'public',
  schema: tokenSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ token }): Promise<FormResult<null>> =>
    (await unsubscribe(token))
      ? { ok: true, message: newsletterMessages.unsubscribed, data: null }
      : { ok: false, message: newsletterMessages.unknown },
});
