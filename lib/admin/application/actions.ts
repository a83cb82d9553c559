'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  approveWithListing,
  approveWithNewListing,
  refuseApplication,
} from '@/lib/admin/application/commands';
import { applicationMessages, fromApplicationFormKind } from '@/lib/admin/application/rules';
import { fromApplicationSchema, linkSchema, refusalSchema } from '@/lib/admin/application/schema';
import { listingMessages, therapistPath } from '@/lib/admin/therapist/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const common = { access: 'admin', triesPerNetwork: 300, notSaved: applicationMessages.notSaved } as const;

type Refusal = Extract<Awaited<ReturnType<typeof approveWithListing>>, { done: false }>['because'];

/** Whose fault a refusal is, by field; an application that has been decided on is nobody's. */
const refusals: Readonly<Record<Refusal, Readonly<Record<string, string>> | string>> = {
  gone: applicationMessages.gone,
  decided: applicationMessages.decided,
  'no-account': applicationMessages.noAccount,
  unconfirmed: applicationMessages.unconfirmed,
  'account-taken': applicationMessages.accountTaken,
  'no-therapist': { therapist: applicationMessages.noTherapist },
  'therapist-taken': { therapist: applicationMessages.therapistTaken },
  'slug-taken': { slug: listingMessages.slugTaken },
  unproven: { title: listingMessages.unproven },
};

function refusedBecause(because: Refusal) {
  refresh();
  const said = refusals[because];
  return typeof said === 'string'
    ? ({ ok: false, message: said } as const)
    : ({ ok: false, message: actionMessages.check, fieldErrors: said } as const);
}

/** Accepts an application with an entry that is there; fields `application`, `therapist`. */
export const acceptApplication = defineMemberAction({
  ...common,
  name: 'accept-application',
  schema: linkSchema,
  handler: async ({ application, therapist }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await approveWithListing(application, therapist, { viewer, request: { id, network } });
    if (!outcome.done) return refusedBecause(outcome.because);
    refresh();
    return { ok: true, message: applicationMessages.linked, data: null };
  },
});

/** Accepts an application with a new entry and leads to it (fields: `fromApplicationSchema`). */
export const acceptApplicationWithNewListing = defineMemberAction({
  ...common,
  name: 'accept-application-with-new-entry',
  schema: fromApplicationSchema,
  formKind: fromApplicationFormKind,
  handler: async (
    { application, ...input },
    { viewer, submission, id, network },
  ): Promise<FormResult<RedirectTo>> => {
    const caller = { viewer, request: { id, network } };
    const outcome = await approveWithNewListing(application, submission.key, input, caller);
    if (!outcome.done) return refusedBecause(outcome.because);
    return redirectAfterAction(therapistPath(outcome.therapistId), applicationMessages.linked);
  },
});

/** Refuses an application; fields `application`, `reason`. */
export const declineApplication = defineMemberAction({
  ...common,
  name: 'refuse-application',
  schema: refusalSchema,
  handler: async ({ application, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await refuseApplication(application, reason, { viewer, request: { id, network } });
    refresh();
    return outcome === 'done'
      ? { ok: true, message: applicationMessages.refused, data: null }
      : { ok: false, message: applicationMessages[outcome] };
  },
});
