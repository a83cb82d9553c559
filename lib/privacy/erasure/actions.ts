'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { clearSessionCookies } from '@/lib/auth/session-cookie';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { erasedPath, erasureMessages } from '@/lib/privacy/erasure/rules';
import { erasureSchema } from '@/lib/privacy/erasure/schema';

const erase = defineMemberAction({
  name: 'erase-account',
  access: 'viewer',
  schema: erasureSchema,
  // Above the limits of the password itself.
  triesPerNetwork: 300,
  secrets: ['password'],
  notSaved: erasureMessages.notSaved,
  handler: async ({ password }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await requestErasure(viewer, { password, request: { id, network } });
    const ofPassword = (words: string): FormResult<null> => ({
      ok: false,
      message: actionMessages.check,
      fieldErrors: { password: words },
    });
    switch (outcome) {
      case 'erased':
        await clearSessionCookies();
        return redirect(erasedPath as Route);
      case 'password-missing':
        return ofPassword(erasureMessages.passwordMissing);
      case 'password-wrong':
        return ofPassword(erasureMessages.passwordWrong);
      case 'not-fresh':
        return { ok: false, message: erasureMessages.notFresh };
      case 'last-admin':
        return { ok: false, message: erasureMessages.lastAdmin };
      default:
        return { ok: false, message: erasureMessages[outcome] };
    }
  },
});

/**
 * Erases the viewer's account (fields `password`, `confirmation`: the word of `erasureWord`) and leads to a page that
 * says so.
 */
export async function eraseMyAccount(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return erase(form);
}
