'use server';

import { revalidatePath } from 'next/cache';
import { secondFactorMessages } from '@/lib/account/second-factor/rules';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { Role } from '@/lib/account/session/roles';
import { disableAccount, enableAccount } from '@/lib/admin/user/closing';
import {
  type CodeRefusal,
  endSessionsOf,
  eraseUser,
  giveRole,
  resetSecondFactorOf,
} from '@/lib/admin/user/commands';
import { roleNames, userMessages as says } from '@/lib/admin/user/rules';
import { disableSchema, eraseSchema, provenSchema, roleSchema, sessionSchema } from '@/lib/admin/user/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';

const same = { access: 'admin', triesPerNetwork: 600, notSaved: says.notSaved } as const;

function said(userId: string, ok: boolean, message: string): FormResult<null> {
  revalidatePath(`/admin/users/${userId}`);
  return ok ? { ok, message, data: null } : { ok, message };
}

const codeWords: Readonly<Record<CodeRefusal, string>> = {
  wrong: secondFactorMessages.wrong,
  used: secondFactorMessages.used,
  limited: secondFactorMessages.limited,
};

const isCodeRefusal = (outcome: string): outcome is CodeRefusal => Object.hasOwn(codeWords, outcome);

const codeRefused = (outcome: CodeRefusal): FormResult<null> => ({
  ok: false,
  message: actionMessages.check,
  fieldErrors: { code: codeWords[outcome] },
});

/** Changes a person's role (fields `userId`, `role`, `reason`, `code` of the admin's app). */
export const changeUserRole = defineMemberAction({
  ...same,
  name: 'give-role',
  schema: roleSchema,
  handler: async ({ userId, role, ...given }, { viewer, ...request }): Promise<FormResult<null>> => {
    const words = {
      done: says.roleChanged,
      same: says.sameRole,
      unknown: says.unknown,
      yourself: says.yourself,
      'last-admin': says.lastAdmin,
      'not-ready': says.notReady,
      linked: says.linked,
    };
    const outcome = await giveRole({ viewer, request }, userId, { to: role, ...given });
    if (typeof outcome === 'object') {
      return changedMeanwhile({
        wrote: { role },
        current: { role: outcome.current },
        labels: { role: 'Role' },
        words: (_name, value) => (value in roleNames ? roleNames[value as Role] : value),
      });
    }
    if (isCodeRefusal(outcome)) return codeRefused(outcome);
    return said(userId, outcome === 'done' || outcome === 'same', words[outcome]);
  },
});

/** Signs a person out (fields `userId`, `sessionId`: empty for everywhere). */
export const endUserSessions = defineMemberAction({
  ...same,
  name: 'end-sessions-of-user',
  schema: sessionSchema,
  handler: async ({ userId, sessionId }, { viewer, ...request }) => {
    const count = await endSessionsOf({ viewer, request }, userId, sessionId);
    return said(userId, true, count > 0 ? says.sessionsEnded : says.noSessions);
  },
});

/**
 * Closes an account (fields `userId`, `because` for the person, `reason` for the team, `cancels` for the
 * appointments shown under `version`, `code` of the admin's app).
 */
export const disableUser = defineMemberAction({
  ...same,
  name: 'disable-account',
  schema: disableSchema,
  handler: async ({ userId, cancels, ...given }, { viewer, ...request }): Promise<FormResult<null>> => {
    const words = {
      done: says.disabled,
      appointments: says.appointments,
      before: says.disabledBefore,
      unknown: says.unknown,
      yourself: says.yourself,
      'last-admin': says.lastAdmin,
    };
    const outcome = await disableAccount({ viewer, request }, userId, {
      ...given,
      cancels: cancels === 'on',
    });
    if (isCodeRefusal(outcome)) return codeRefused(outcome);
    if (outcome === 'not-confirmed') {
      return { ok: false, message: actionMessages.check, fieldErrors: { cancels: says.tickAppointments } };
    }
    return said(userId, outcome === 'done' || outcome === 'before', words[outcome]);
  },
});

/** Reopens a closed account (fields `userId`, `reason`, `code` of the admin's app). */
export const enableUser = defineMemberAction({
  ...same,
  name: 'enable-account',
  schema: provenSchema,
  handler: async ({ userId, ...proof }, { viewer, ...request }): Promise<FormResult<null>> => {
    const words = {
      done: says.enabled,
      before: says.enabledBefore,
      unknown: says.unknown,
      erased: says.erasedNeverBack,
    };
    const outcome = await enableAccount({ viewer, request }, userId, proof);
    if (isCodeRefusal(outcome)) return codeRefused(outcome);
    return said(userId, outcome === 'done' || outcome === 'before', words[outcome]);
  },
});

/**
 * Removes the lost second factor of another admin or of a therapist (fields `userId`, `reason`, `code` of the
 * acting admin's app).
 */
export const resetUserSecondFactor = defineMemberAction({
  ...same,
  name: 'reset-second-factor',
  schema: provenSchema,
  handler: async ({ userId, ...proof }, { viewer, ...request }): Promise<FormResult<null>> => {
    const words = { done: says.reset, none: says.noFactor, yourself: says.yourself };
    const outcome = await resetSecondFactorOf({ viewer, request }, userId, proof);
    if (isCodeRefusal(outcome)) return codeRefused(outcome);
    return said(userId, outcome !== 'yourself', words[outcome]);
  },
});

/**
 * Erases a person who asked for it (fields `userId`, `email`: typed to confirm, `reason`, `code` of the
 * admin's app).
 */
export const eraseUserAsAsked = defineMemberAction({
  ...same,
  name: 'erase-user',
  schema: eraseSchema,
  handler: async ({ userId, ...given }, { viewer, ...request }): Promise<FormResult<null>> => {
    const outcome = await eraseUser({ viewer, request }, userId, given);
    if (isCodeRefusal(outcome)) return codeRefused(outcome);
    if (outcome === 'other-address') {
      return { ok: false, message: actionMessages.check, fieldErrors: { email: says.otherAddress } };
    }
    const words = {
      erased: says.erased,
      unknown: says.unknown,
      yourself: says.yourself,
      'is-admin': says.isAdmin,
    };
    return said(userId, outcome === 'erased', words[outcome]);
  },
});
