'use server';

import { changePasswordOf } from '@/lib/account/password/commands';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { changePasswordMessages, passwordMessages } from '@/lib/account/password/rules';
import { changePasswordSchema } from '@/lib/account/password/schema';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { tooManyTries } from '@/lib/account/sign-in/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const refuse = (fieldErrors: Readonly<Record<string, string>>) =>
  ({ ok: false, message: actionMessages.check, fieldErrors }) as const;

/**
 * Changes the signed-in person's password (fields `currentPassword`, `password`, `confirmPassword`). They stay signed
 * in here, under a new session, and are signed out everywhere else.
 */
export const changePassword = defineMemberAction({
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
