'use server';

import type { Route } from 'next';
import { revalidatePath } from 'next/cache';
import {
  beginSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '@/lib/account/second-factor/commands';
import { confirmWithApp, confirmWithRecoveryCode } from '@/lib/account/second-factor/confirm';
import type { Passed } from '@/lib/account/second-factor/row';
import { secondFactorMessages as says } from '@/lib/account/second-factor/rules';
import { codeSchema, confirmSchema, recoverSchema } from '@/lib/account/second-factor/schema';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { returnPath } from '@/lib/account/session/return-path';
import { dashboardOf } from '@/lib/account/session/roles';
import { secondFactorPage } from '@/lib/account/session/second-factor';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

/** The codes, shown once, in the answer to the request that made them. */
export type RecoveryCodes = { readonly codes: readonly string[] };

// Above the limits for the codes themselves, which count by person.
const same = { triesPerNetwork: 300, notSaved: says.notSaved };

type Refused = Exclude<Passed['outcome'], 'done'>;

function refuse(outcome: Refused, field: string, wrong: string = says.wrong): FormResult<never> {
  if (outcome === 'limited') return { ok: false, message: says.limited };
  if (outcome === 'expired') return { ok: false, message: says.expired };
  if (outcome === 'signed-out') return { ok: false, message: says.signedOut };
  const words = outcome === 'used' ? says.used : wrong;
  return { ok: false, message: actionMessages.check, fieldErrors: { [field]: words } };
}

/** Makes a secret for an authenticator app, which the page then shows; no fields. */
export const beginOwnSecondFactor = defineMemberAction({
  ...same,
  name: 'begin-second-factor',
  access: 'keeper-account',
  schema: noFieldsSchema,
  handler: async (_input, { viewer }): Promise<FormResult<null>> => {
    await beginSecondFactor(viewer);
    revalidatePath(secondFactorPage(viewer.profile.role));
    return { ok: true, message: says.begun, data: null };
  },
});

/** Finishes setting up with the first code of the app (field `code`); the answer holds the recovery codes. */
export const setUpOwnSecondFactor = defineMemberAction({
  ...same,
  name: 'set-up-second-factor',
  access: 'keeper-account',
  schema: codeSchema,
  handler: async ({ code }, { viewer, ...request }): Promise<FormResult<RecoveryCodes>> => {
    const done = await setUpSecondFactor(viewer, { code, request });
    if (done.outcome !== 'done') return refuse(done.outcome, 'code');
    await setSessionCookies(done.session);
    return { ok: true, message: says.setUp, data: { codes: done.codes } };
  },
});

async function goOn(
  passed: Passed,
  { asked: returnTo, home }: { readonly asked: string; readonly home: Route },
  field: string,
  wrong?: string,
): Promise<FormResult<RedirectTo>> {
  if (passed.outcome !== 'done') return refuse(passed.outcome, field, wrong);
  await setSessionCookies(passed.session);
  return redirectAfterAction(returnPath(returnTo) ?? home, says.confirmed);
}

export const confirmSecondFactor = defineMemberAction({
  ...same,
  name: 'confirm-second-factor',
  access: 'keeper-account',
  schema: confirmSchema,
  handler: async ({ code, next }, { viewer, ...request }): Promise<FormResult<RedirectTo>> =>
    goOn(
      await confirmWithApp(viewer, { code, request }),
      { asked: next, home: dashboardOf(viewer.profile.role) },
      'code',
    ),
});

export const consumeRecoveryCode = defineMemberAction({
  ...same,
  name: 'use-recovery-code',
  access: 'keeper-account',
  schema: recoverSchema,
  secrets: ['recoveryCode'],
  handler: async ({ recoveryCode, next }, { viewer, ...request }): Promise<FormResult<RedirectTo>> => {
    const passed = await confirmWithRecoveryCode(viewer, { code: recoveryCode, request });
    return goOn(
      passed,
      { asked: next, home: dashboardOf(viewer.profile.role) },
      'recoveryCode',
      says.recoveryWrong,
    );
  },
});

/** Makes ten new recovery codes in place of the old ones (field `code`, of the app). */
export const renewOwnRecoveryCodes = defineMemberAction({
  ...same,
  name: 'renew-recovery-codes',
  access: 'keeper',
  schema: codeSchema,
  handler: async ({ code }, { viewer, ...request }): Promise<FormResult<RecoveryCodes>> => {
    const done = await renewRecoveryCodes(viewer, { code, request });
    if (done.outcome !== 'done') return refuse(done.outcome, 'code');
    return { ok: true, message: says.codesRenewed, data: { codes: done.codes } };
  },
});

/** Removes the viewer's second factor, to set up another phone (field `code`, of the app). */
export const removeSecondFactor = defineMemberAction({
  ...same,
  name: 'remove-second-factor',
  access: 'keeper',
  schema: codeSchema,
  handler: async ({ code }, { viewer, ...request }): Promise<FormResult<RedirectTo>> => {
    const done = await removeOwnSecondFactor(viewer, { code, request });
    if (done.outcome !== 'done') return refuse(done.outcome, 'code');
    const { role } = viewer.profile;
    return redirectAfterAction(
      secondFactorPage(role),
      role === 'therapist' ? says.removedByTherapist : says.removed,
    );
  },
});
