'use server';

import { closedBecause } from '@/lib/account/closed/rules';
import { passwordMessages } from '@/lib/account/password/rules';
import { returnPath } from '@/lib/account/session/return-path';
import { signInWithPassword } from '@/lib/account/sign-in/commands';
import { signInMessages, tooManyTries } from '@/lib/account/sign-in/rules';
import { signInSchema } from '@/lib/account/sign-in/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { env } from '@/lib/server/env';

/**
 * Signs in with email and password (fields `email`, `password`, `next`). A page with scripts gets an answer
 * and opens `data.next` itself; a form without scripts is redirected there.
 */
export const signIn = defineAction({
  name: 'sign-in',
  access: 'public',
  schema: signInSchema,
  // Higher than the sign-in's own limits, so that their message, which names the wait, comes first.
  triesPerNetwork: 600,
  notSaved: signInMessages.failed,
  secrets: ['password'],
  uncounted: 'refuse',
  handler: async (input, request): Promise<FormResult<RedirectTo>> => {
    const checked = await signInWithPassword(input, request);
    if (checked.outcome === 'limited') return { ok: false, message: tooManyTries(checked.waitSeconds) };
    if (checked.outcome === 'busy') return { ok: false, message: passwordMessages.busy };
    if (checked.outcome === 'closed') {
      return { ok: false, message: closedBecause(checked.reason, env.SUPPORT_EMAIL) };
    }
    if (checked.outcome === 'wrong') return { ok: false, message: signInMessages.invalid };
    return redirectAfterAction(returnPath(input.next) ?? '/', signInMessages.done);
  },
});
