'use server';

import { changePasswordOf } from '@/lib/account/password/commands';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { changePasswordMessages, passwordMessages } from '@/lib/account/password/rules';
import { changePasswordSchema } from '@/lib/account/password/schema';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { tooManyTries } from '@/lib/account/sign-in/rules';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { setSessionCookies } from '@/lib/auth/session-cookie';

const refuse = (fieldErrors: Readonly<Record<string, string>>) =>
  ({ ok: false, message: actionMessages.check, fieldErrors }) as const;

const change = defineMemberAction({
  name: 'change-password',
  access: 'viewer',
  schema: changePasswordSchema,
  triesPerNetwork: 120,
  notSaved: changePasswordMessages.notDone,
  secrets: ['currentPassword', 'password', 'confirmPassword'],
  handler: async (input, { viewer, ...request }): Promise<FormResult<null>> => {
    try {
      const changed = await changePasswordOf(viewer, input, request);
      switch (changed.outcome) {
        case 'none-yet':
          return { ok: false, message: changePasswordMessages.noneYet };
        case 'wrong':
          return refuse({ currentPassword: changePasswordMessages.wrong });
        case 'same':
          return refuse({ password: changePasswordMessages.same });
        case 'weak':
          return refuse({ password: changed.why });
        case 'limited':
          return { ok: false, message: tooManyTries(changed.waitSeconds) };
        case 'changed':
          await setSessionCookies(changed.session);
          await rememberDevice(viewer.email);
          return { ok: true, message: changePasswordMessages.done, data: null };
      }
    } catch (error) {
      if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
      throw error;
    }
  },
});

/**
 * Changes the password of whoever is signed in (fields `currentPassword`, `password`, `confirmPassword`). Stays
 * signed in here, under a new session; everywhere else is signed out.
 */
export async function changePassword(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return change(form);
}
