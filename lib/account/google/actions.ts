'use server';

import { confirmPendingLink } from '@/lib/account/google/linking';
import { linkMessages } from '@/lib/account/google/rules';
import { confirmLinkSchema } from '@/lib/account/google/schema';
import { passwordMessages } from '@/lib/account/password/rules';
import { signInMessages, tooManyTries } from '@/lib/account/sign-in/rules';
import { defineAction } from '@/lib/action/define-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { leadOn } from '@/lib/action/onward';
import { takeReturnPath } from '@/lib/auth/next-auth-cookies';

const confirm = defineAction({
  name: 'confirm-link',
  schema: confirmLinkSchema,
  // Above the limits of the sign-in itself, which say how long to wait.
  triesPerNetwork: 600,
  notSaved: signInMessages.failed,
  secrets: ['password'],
  uncounted: 'refuse',
  handler: async ({ password }, request): Promise<FormResult<Onward>> => {
    const confirmed = await confirmPendingLink(password, request);
    if (confirmed.outcome === 'gone') return { ok: false, message: linkMessages.gone };
    if (confirmed.outcome === 'limited') return { ok: false, message: tooManyTries(confirmed.waitSeconds) };
    if (confirmed.outcome === 'busy') return { ok: false, message: passwordMessages.busy };
    if (confirmed.outcome === 'wrong') {
      return { ok: false, message: linkMessages.wrong, fieldErrors: { password: linkMessages.wrong } };
    }
    return leadOn(await takeReturnPath(), signInMessages.done);
  },
});

/**
 * Links the Google account with which this browser came back to the account of the same address (field `password`,
 * of that account) and signs in. Says "done" to a page with scripts, which then goes to `data.next`; a form posted
 * without scripts is redirected there.
 */
export async function confirmLink(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return confirm(form);
}
