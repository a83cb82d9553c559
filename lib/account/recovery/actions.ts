'use server';

import { PasswordsBusy } from '@/lib/account/password/hashing';
import { passwordMessages } from '@/lib/account/password/rules';
import { requestReset, resetPasswordWith } from '@/lib/account/recovery/commands';
import { recoveryMessages } from '@/lib/account/recovery/rules';
import { requestPasswordResetSchema, resetPasswordSchema } from '@/lib/account/recovery/schema';
import { forgetResetToken } from '@/lib/account/recovery/token-cookie';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { defineAction } from '@/lib/action/define-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';

const ask = defineAction({
  name: 'request-password-reset',
  schema: requestPasswordResetSchema,
  triesPerNetwork: 600,
  notSaved: recoveryMessages.notAsked,
  uncounted: 'refuse',
  handler: async ({ email }, request): Promise<FormResult<null>> => {
    await requestReset(email, request);
    return { ok: true, message: recoveryMessages.asked, data: null };
  },
});

const reset = defineAction({
  name: 'reset-password',
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
      await forgetResetToken();
      if (done.outcome === 'spent') return { ok: false, message: recoveryMessages.spent };
      // Whoever reads the mail is the owner: they get in on this browser even while others use up the tries.
      await rememberDevice(done.email);
      return { ok: true, message: recoveryMessages.done, data: null };
    } catch (error) {
      if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
      throw error;
    }
  },
});

/** Asks for a link to set a new password (field `email`); the same answer whatever is known of the address. */
export async function requestPasswordReset(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return ask(form);
}

/** Sets a new password (fields `token`, `password`, `confirmPassword`). Signs out everywhere, signs nobody in. */
export async function resetPassword(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return reset(form);
}
