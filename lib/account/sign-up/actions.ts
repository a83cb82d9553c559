'use server';

import { unstable_rethrow } from 'next/navigation';
import { weaknessOf } from '@/lib/account/password/guessing';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { passwordMessages } from '@/lib/account/password/rules';
import { confirmationPath } from '@/lib/account/session/return-path';
import { signUpAccount } from '@/lib/account/sign-up/commands';
import { signUpMessages } from '@/lib/account/sign-up/rules';
import { type SignUpInput, signUpSchema } from '@/lib/account/sign-up/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import type { CallingRequest } from '@/lib/server/request/read-request';

async function answer(input: SignUpInput, request: CallingRequest): Promise<FormResult<RedirectTo | null>> {
  const weakness = weaknessOf(input.password, { email: input.email, name: input.fullName });
  if (weakness) return { ok: false, message: actionMessages.check, fieldErrors: { password: weakness } };
  try {
    const { outcome } = await signUpAccount(input, request);
    if (outcome === 'limited') return { ok: false, message: signUpMessages.tooMany };
    if (outcome === 'taken') {
      return { ok: false, message: signUpMessages.taken, fieldErrors: { email: signUpMessages.taken } };
    }
    if (outcome === 'untold') return { ok: true, message: signUpMessages.done, data: null };
    return await redirectAfterAction(confirmationPath(input.next, { created: true }), signUpMessages.done);
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
    throw error;
  }
}

/**
 * Creates an account (fields: `signUpSchema`), signs it in and leads to the page that asks for the
 * confirmation. A network that has tried many addresses gets no session and does not learn whether the
 * account is new.
 */
export const signUp = defineAction({
  name: 'sign-up',
  access: 'public',
  schema: signUpSchema,
  triesPerNetwork: 600,
  notSaved: signUpMessages.failed,
  uncounted: 'refuse',
  secrets: ['password', 'confirmPassword'],
  handler: ({ confirmPassword: _same, terms: _agreed, ...input }, request) => answer(input, request),
});
