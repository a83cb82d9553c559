'use server';

import { defineAction } from '@/lib/action/define-action';
import type { FormResult } from '@/lib/action/form-result';
import { confirmSubscription, requestSubscription, unsubscribe } from '@/lib/newsletter/commands';
import { newsletterMessages } from '@/lib/newsletter/rules';
import { subscribeSchema, tokenSchema } from '@/lib/newsletter/schema';

// The form stands on prerendered pages, where no visit has a token of its own: the trap and a tight limit guard it.
const triesPerNetwork = 40;
const { notSaved } = newsletterMessages;

const subscribe = defineAction({
  name: 'subscribe-newsletter',
  schema: subscribeSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ email }): Promise<FormResult<null>> => {
    await requestSubscription(email);
    return { ok: true, message: newsletterMessages.asked, data: null };
  },
});

const confirm = defineAction({
  name: 'confirm-newsletter',
  schema: tokenSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ token }): Promise<FormResult<null>> =>
    (await confirmSubscription(token))
      ? { ok: true, message: newsletterMessages.confirmed, data: null }
      : { ok: false, message: newsletterMessages.spent },
});

const leave = defineAction({
  name: 'leave-newsletter',
  schema: tokenSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ token }): Promise<FormResult<null>> =>
    (await unsubscribe(token))
      ? { ok: true, message: newsletterMessages.unsubscribed, data: null }
      : { ok: false, message: newsletterMessages.unknown },
});

/** Asks to be put on the newsletter list; the same answer whatever is known of the address. */
export async function subscribeToNewsletter(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return subscribe(form);
}

/** Confirms with the token of the mail. */
export async function confirmNewsletter(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return confirm(form);
}

/** Leaves the list with the token of a mail. */
export async function leaveNewsletter(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return leave(form);
}
