'use server';

import { closedBecause } from '@/lib/account/closed/rules';
import { confirmPendingLink } from '@/lib/account/google/linking';
import { linkMessages } from '@/lib/account/google/rules';
import { confirmLinkSchema } from '@/lib/account/google/schema';
import { passwordMessages } from '@/lib/account/password/rules';
import { takeReturnPath } from '@/lib/account/session/next-auth-cookies';
import { signInMessages, tooManyTries } from '@/lib/account/sign-in/rules';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { env } from '@/lib/server/env';

/**
 * Links the Google account that this browser returned with to the account of the same address (field
 * `password`, of that account) and signs in. A page with scripts gets an answer and opens `data.next` itself;
 * a form without scripts is redirected there.
 */
export const confirmLink = defineAction({
  name: 'confirm-link',
  access: 'public',
  schema: confirmLinkSchema,
  // Higher than the sign-in's own limits, so that their message, which names the wait, comes first.
  triesPerNetwork: 600,
  notSaved: signInMessages.failed,
  secrets: ['password'],
  uncounted: 'refuse',
  handler: async ({ password }, request): Promise<FormResult<RedirectTo>> => {
    const confirmed = await confirmPendingLink(password, request);
    if (confirmed.outcome === 'gone') return { ok: false, message: linkMessages.gone };
    if (confirmed.outcome === 'limited') return { ok: false, message: tooManyTries(confirmed.waitSeconds) };
    if (confirmed.outcome === 'busy') return { ok: false, message: passwordMessages.busy };
    if (confirmed.outcome === 'closed') {
      return { ok: false, message: closedBecause(confirmed.reason, env.SUPPORT_EMAIL) };
    }
    if (confirmed.outcome === 'wrong') {
      return { ok: false, message: linkMessages.wrong, fieldErrors: { password: linkMessages.wrong } };
    }
    return redirectAfterAction(await takeReturnPath(), signInMessages.done);
  },
});
