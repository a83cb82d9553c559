'use server';

import { z } from 'zod';
import { closedBehindLink } from '@/lib/account/closed/queries';
import { closedBecause } from '@/lib/account/closed/rules';
import { confirmAddress, resendConfirmationOf } from '@/lib/account/email-confirmation/commands';
import { confirmationMessages } from '@/lib/account/email-confirmation/rules';
import { passwordMessages } from '@/lib/account/password/rules';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { tooManyTries } from '@/lib/account/sign-in/rules';
import { tokenField } from '@/lib/account/token/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { env } from '@/lib/server/env';

/** The form of /verify-email/{token}; a person signed in to the account sends no password. */
const verifyEmailSchema = z.strictObject({ token: tokenField, password: z.string() });

/** The button "send it again" for a signed-in person. It accepts no address, only the page to return to. */
const resendConfirmationSchema = z.strictObject({
  next: z.string().max(400, 'Please reload the page and try again'),
});

function ofPassword(words: string): FormResult<never> {
  return { ok: false, message: actionMessages.check, fieldErrors: { password: words } };
}

/**
 * Confirms an address with the secret from the mail (field `token`) and, if this browser is not signed in to
 * the account, with its password (field `password`). Opening the link alone confirms nothing.
 */
export const verifyEmail = defineAction({
  name: 'verify-email',
  access: 'public',
  schema: verifyEmailSchema,
  // Higher than the password's own limits, so that those apply first.
  triesPerNetwork: 600,
  notSaved: confirmationMessages.notDone,
  uncounted: 'refuse',
  secrets: ['token', 'password'],
  handler: async (input, request): Promise<FormResult<RedirectTo>> => {
    const confirmed = await confirmAddress(input, request);
    switch (confirmed.outcome) {
      case 'confirmed':
        return { ok: true, message: confirmationMessages.done, data: { next: confirmed.next } };
      case 'spent':
        return { ok: false, message: (await closedBehindLink(input.token)) ?? confirmationMessages.spent };
      case 'closed':
        return { ok: false, message: closedBecause(confirmed.reason, env.SUPPORT_EMAIL) };
      case 'password-missing':
        return ofPassword(confirmationMessages.passwordMissing);
      case 'wrong':
        return ofPassword(confirmationMessages.passwordWrong);
      case 'limited':
        return { ok: false, message: tooManyTries(confirmed.waitSeconds) };
      case 'busy':
        return { ok: false, message: passwordMessages.busy };
    }
  },
});

/** Sends the confirmation link again to the address of the signed-in person. `next` is the page to return to. */
export const resendConfirmation = defineMemberAction({
  name: 'resend-verification',
  access: 'viewer',
  schema: resendConfirmationSchema,
  triesPerNetwork: 120,
  notSaved: confirmationMessages.notSent,
  handler: async ({ next }, { viewer }): Promise<FormResult<null>> => {
    const resent = await resendConfirmationOf(viewer.userId, next);
    if (resent === 'enough') return { ok: false, message: confirmationMessages.enough };
    const message = resent === 'already' ? confirmationMessages.already : confirmationMessages.sent;
    return { ok: true, message, data: null };
  },
});
