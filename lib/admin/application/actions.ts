'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { leadOn } from '@/lib/action/onward';
import { approveWithEntry, approveWithNewEntry, refuseApplication } from '@/lib/admin/application/commands';
import { applicationMessages, fromApplicationFormKind } from '@/lib/admin/application/rules';
import { fromApplicationSchema, linkSchema, refusalSchema } from '@/lib/admin/application/schema';
import { entryMessages, therapistPath } from '@/lib/admin/therapist/rules';

const common = { access: 'admin', triesPerNetwork: 300, notSaved: applicationMessages.notSaved } as const;

type Refusal = Extract<Awaited<ReturnType<typeof approveWithEntry>>, { done: false }>['because'];

/** Whose fault a refusal is, by field; an application that has been decided on is nobody's. */
const refusals: Readonly<Record<Refusal, Readonly<Record<string, string>> | string>> = {
  gone: applicationMessages.gone,
  decided: applicationMessages.decided,
  'no-account': applicationMessages.noAccount,
  'account-taken': applicationMessages.accountTaken,
  'no-therapist': { therapist: applicationMessages.noTherapist },
  'therapist-taken': { therapist: applicationMessages.therapistTaken },
  'slug-taken': { slug: entryMessages.slugTaken },
  unproven: { title: entryMessages.unproven },
};

function refusedBecause(because: Refusal) {
  refresh();
  const said = refusals[because];
  return typeof said === 'string'
    ? ({ ok: false, message: said } as const)
    : ({ ok: false, message: actionMessages.check, fieldErrors: said } as const);
}

const link = defineMemberAction({
  ...common,
  name: 'accept-application',
  schema: linkSchema,
  handler: async ({ application, therapist }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await approveWithEntry(application, therapist, { viewer, request: { id, network } });
    if (!outcome.done) return refusedBecause(outcome.because);
    refresh();
    return { ok: true, message: applicationMessages.linked, data: null };
  },
});

const make = defineMemberAction({
  ...common,
  name: 'accept-application-with-new-entry',
  schema: fromApplicationSchema,
  formKind: fromApplicationFormKind,
  handler: async (
    { application, ...input },
    { viewer, submission, id, network },
  ): Promise<FormResult<Onward>> => {
    const caller = { viewer, request: { id, network } };
    const outcome = await approveWithNewEntry(application, submission.key, input, caller);
    if (!outcome.done) return refusedBecause(outcome.because);
    return leadOn(therapistPath(outcome.therapistId), applicationMessages.linked);
  },
});

const refuse = defineMemberAction({
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

/** Accepts an application with an entry that is there; fields `application`, `therapist`. */
export async function acceptApplication(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return link(form);
}

/** Accepts an application with a new entry and leads to it (fields: `fromApplicationSchema`). */
export async function acceptApplicationWithNewEntry(
  _previous: unknown,
  form: unknown,
): Promise<FormResult<Onward>> {
  return make(form);
}

/** Refuses an application; fields `application`, `reason`. */
export async function declineApplication(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return refuse(form);
}
