'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { clearSessionCookies } from '@/lib/account/session/session-cookie';
import { paidAhead } from '@/lib/payment/refund-due/leaving';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { hasPassword } from '@/lib/privacy/erasure/identity';
import { erasedPath, erasureMessages, erasureWord } from '@/lib/privacy/erasure/rules';
import { erasureSchema } from '@/lib/privacy/erasure/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

/**
 * Erases the viewer's account (fields `password`, `money`, `confirmation`: the word of `erasureWord`) and
 * redirects to a page that confirms it.
 */
export const eraseMyAccount = defineMemberAction({
  name: 'erase-account',
  access: 'viewer',
  schema: erasureSchema,
  // Higher than the password's own limits, so that those apply first.
  triesPerNetwork: 300,
  secrets: ['password'],
  notSaved: erasureMessages.notSaved,
  handler: async ({ password, money, confirmation }, { viewer, id, network }): Promise<FormResult<null>> => {
    const owed = money === '' && viewer.profile && (await paidAhead(viewer.profile.id)).length > 0;
    const fieldErrors = {
      ...(owed && { money: erasureMessages.money }),
      ...(password === '' && (await hasPassword(viewer)) && { password: erasureMessages.passwordMissing }),
      ...(confirmation.trim().toUpperCase() !== erasureWord && { confirmation: erasureMessages.word }),
    };
    if (Object.keys(fieldErrors).length > 0) return { ok: false, message: actionMessages.check, fieldErrors };
    const outcome = await requestErasure(viewer, {
      password,
      givesUp: money === 'give-up',
      request: { id, network },
    });
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
