'use server';

import { closedBehindLink } from '@/lib/account/closed/queries';
import { confirmationMessages } from '@/lib/account/email-confirmation/rules';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { passwordMessages } from '@/lib/account/password/rules';
import { requestReset, resetInsteadOfConfirming, resetPasswordWith } from '@/lib/account/recovery/commands';
import { recoveryMessages } from '@/lib/account/recovery/rules';
import {
  requestPasswordResetSchema,
  resetInsteadSchema,
  resetPasswordSchema,
} from '@/lib/account/recovery/schema';
import { forgetResetToken, keepResetToken } from '@/lib/account/recovery/token-cookie';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

/** Asks for a link to set a new password (field `email`). Known and unknown addresses get the same answer. */
export const requestPasswordReset = defineAction({
  name: 'request-password-reset',
  access: 'public',
  schema: requestPasswordResetSchema,
  triesPerNetwork: 600,
  notSaved: recoveryMessages.notAsked,
  uncounted: 'refuse',
  handler: async ({ email }, request): Promise<FormResult<null>> => {
    await requestReset(email, request);
    return { ok: true, message: recoveryMessages.asked, data: null };
  },
});

/** Sets a new password (fields `token`, `password`, `confirmPassword`). Ends every session and starts none. */
export const resetPassword = defineAction({
  name: 'reset-password',
  access: 'public',
  schema: resetPasswordSchema,
  triesPerNetwork: 120,
  notSaved: recoveryMessages.notDone,
  uncounted: 'refuse',
  secrets: ['token', 'password', 'confirmPassword'],
  handler: async (input, request): Promise<FormResult<null>> => {
    try {
      const done = await resetPasswordWith(input, request);
      if (done.outcome === 'weak') {
        return { ok: false, message: actionMessages.check, fieldErrors: { password: done.why } };
      }
      const closed = done.outcome === 'spent' ? await closedBehindLink(input.token) : null;
      await forgetResetToken();
      if (done.outcome === 'spent') return { ok: false, message: closed ?? recoveryMessages.spent };
      // The reader of the mail is the owner, so this browser gets in even while strangers use up the tries.
      await rememberDevice(done.email);
      return { ok: true, message: recoveryMessages.done, data: null };
    } catch (error) {
      if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
      throw error;
    }
  },
});

/**
 * Leads a reader of our mail who did not choose the account's password to the page where they set one (field
 * `token`).
 */
export const resetInsteadOfVerifying = defineAction({
  name: 'reset-instead-of-confirming',
  access: 'public',
  schema: resetInsteadSchema,
  triesPerNetwork: 120,
  notSaved: recoveryMessages.notDone,
  uncounted: 'refuse',
  secrets: ['token'],
  handler: async ({ token }): Promise<FormResult<RedirectTo>> => {
    const secret = await resetInsteadOfConfirming(token);
    if (secret === null) {
      return { ok: false, message: (await closedBehindLink(token)) ?? confirmationMessages.spent };
    }
    await keepResetToken(secret);
    return redirectAfterAction('/reset-password', recoveryMessages.chooseOne);
  },
});
