'use server';

import { passwordMessages } from '@/lib/account/password/rules';
import { signInWithPassword } from '@/lib/account/sign-in/commands';
import { signInMessages, tooManyTries } from '@/lib/account/sign-in/rules';
import { signInSchema } from '@/lib/account/sign-in/schema';
import { defineAction } from '@/lib/action/define-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { leadOn } from '@/lib/action/onward';
import { returnPath } from '@/lib/auth/return-path';

const signInWith = defineAction({
  name: 'sign-in',
  schema: signInSchema,
  // Above the limits of the sign-in itself, which say how long to wait.
  triesPerNetwork: 600,
  notSaved: signInMessages.failed,
  secrets: ['password'],
  uncounted: 'refuse',
  handler: async (input, request): Promise<FormResult<Onward>> => {
    const checked = await signInWithPassword(input, request);
    if (checked.outcome === 'limited') return { ok: false, message: tooManyTries(checked.waitSeconds) };
    if (checked.outcome === 'busy') return { ok: false, message: passwordMessages.busy };
    if (checked.outcome === 'wrong') return { ok: false, message: signInMessages.invalid };
    return leadOn(returnPath(input.next) ?? '/', signInMessages.done);
  },
});

/**
 * Signs in with e-mail and password (fields `email`, `password`, `next`). Says "done" to a page with scripts, which
 * then goes to `data.next`; a form posted without scripts is redirected there.
 */
export async function signIn(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return signInWith(form);
}
