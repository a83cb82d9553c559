'use server';

import { weaknessOf } from '@/lib/account/password/guessing';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { passwordMessages } from '@/lib/account/password/rules';
import { signUpAccount } from '@/lib/account/sign-up/commands';
import { signUpMessages } from '@/lib/account/sign-up/rules';
import { type SignUpInput, signUpSchema, signUpWithTermsSchema } from '@/lib/account/sign-up/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import type { CallingRequest } from '@/lib/server/request/read-request';

async function answer(
  input: SignUpInput,
  request: CallingRequest,
  agreedToTerms: boolean,
): Promise<FormResult<null>> {
  const weakness = weaknessOf(input.password, { email: input.email, name: input.fullName });
  if (weakness) return { ok: false, message: actionMessages.check, fieldErrors: { password: weakness } };
  try {
    const { outcome } = await signUpAccount({ ...input, agreedToTerms }, request);
    if (outcome === 'limited') return { ok: false, message: signUpMessages.tooMany };
    if (outcome === 'taken') {
      return { ok: false, message: signUpMessages.taken, fieldErrors: { email: signUpMessages.taken } };
    }
    return { ok: true, message: signUpMessages.done, data: null };
  } catch (error) {
    if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
    throw error;
  }
}

const gate = {
  // Higher than the sign-up's own limits, which count by the hour.
  triesPerNetwork: 600,
  notSaved: signUpMessages.failed,
  uncounted: 'refuse',
} as const;

/** Creates an account from /login (fields `fullName`, `email`, `password`). Signs nobody in. */
export const signUp = defineAction({
  ...gate,
  name: 'sign-up',
  schema: signUpSchema,
  secrets: ['password'],
  handler: (input, request) => answer(input, request, false),
});

/** Creates an account from /signup: the same, with `confirmPassword` and the required box `terms`. */
export const signUpWithTerms = defineAction({
  ...gate,
  name: 'sign-up-with-terms',
  schema: signUpWithTermsSchema,
  secrets: ['password', 'confirmPassword'],
  handler: ({ fullName, email, password }, request) => answer({ fullName, email, password }, request, true),
});
