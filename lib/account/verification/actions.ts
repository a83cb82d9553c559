'use server';

import { resendVerificationOf, verifyAddress } from '@/lib/account/verification/commands';
import { verificationMessages } from '@/lib/account/verification/rules';
import { resendVerificationSchema, verifyEmailSchema } from '@/lib/account/verification/schema';
import { defineAction } from '@/lib/action/define-action';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';

const verify = defineAction({
  name: 'verify-email',
  schema: verifyEmailSchema,
  triesPerNetwork: 120,
  notSaved: verificationMessages.notDone,
  uncounted: 'refuse',
  secrets: ['token'],
  handler: async ({ token }, request): Promise<FormResult<null>> =>
    (await verifyAddress(token, request))
      ? { ok: true, message: verificationMessages.done, data: null }
      : { ok: false, message: verificationMessages.spent },
});

const resend = defineMemberAction({
  name: 'resend-verification',
  access: 'viewer',
  schema: resendVerificationSchema,
  triesPerNetwork: 120,
  notSaved: verificationMessages.notSent,
  handler: async (_input, { viewer }): Promise<FormResult<null>> => {
    const resent = await resendVerificationOf(viewer.userId);
    if (resent === 'enough') return { ok: false, message: verificationMessages.enough };
    const message = resent === 'already' ? verificationMessages.already : verificationMessages.sent;
    return { ok: true, message, data: null };
  },
});

/** Confirms an address with the secret of the mail (field `token`), signed in or not. Following the link does not. */
export async function verifyEmail(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return verify(form);
}

/** Sends the confirming link again to the address of whoever is signed in. No fields. */
export async function resendVerification(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return resend(form);
}
