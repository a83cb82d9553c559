'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  approveWithListing,
  approveWithNewListing,
  askApplicant,
  refuseApplication,
} from '@/lib/admin/application/commands';
import { applicationMessages, fromApplicationFormKind } from '@/lib/admin/application/rules';
import {
  type FromApplicationInput,
  fromApplicationSchema,
  linkSchema,
  questionSchema,
  refusalSchema,
} from '@/lib/admin/application/schema';
import { listingMessages, therapistPath } from '@/lib/admin/therapist/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { unprovenFields } from '@/lib/therapist/title/rules';

const common = { access: 'admin', triesPerNetwork: 300, notSaved: applicationMessages.notSaved } as const;

type Refusal = Extract<Awaited<ReturnType<typeof approveWithListing>>, { done: false }>['because'];

/** The form's message for a refusal, by field; a decided application belongs to no field. */
const refusals: Readonly<Record<Exclude<Refusal, 'unproven'>, Readonly<Record<string, string>> | string>> = {
  gone: applicationMessages.gone,
  decided: applicationMessages.decided,
  'no-account': applicationMessages.noAccount,
  unconfirmed: applicationMessages.unconfirmed,
  'account-taken': applicationMessages.accountTaken,
  'no-therapist': { therapist: applicationMessages.noTherapist },
  'therapist-taken': { therapist: applicationMessages.therapistTaken },
  'care-of-another': { therapist: applicationMessages.careOfAnother },
  'slug-taken': { slug: listingMessages.slugTaken },
  changed: applicationMessages.changed,
  'register-taken': { registerNumber: applicationMessages.registerTaken },
  'photo-gone': applicationMessages.photoGone,
};

/** @param input the form, so that an unproven title is named at its field */
function refusedBecause(because: Refusal, input?: FromApplicationInput) {
  refresh();
  const unproven = input ? unprovenFields(input) : listingMessages.unproven;
  const said = because === 'unproven' ? unproven : refusals[because];
  return typeof said === 'string'
    ? ({ ok: false, message: said } as const)
    : ({ ok: false, message: actionMessages.check, fieldErrors: said } as const);
}

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

export const acceptApplicationWithNewListing = defineMemberAction({
  ...common,
  name: 'accept-application-with-new-listing',
  schema: fromApplicationSchema,
  formKind: fromApplicationFormKind,
  handler: async (
    { application, register, registerNumber, registerChecked, expiresOn, photo, ...input },
    { viewer, submission, id, network },
  ): Promise<FormResult<RedirectTo>> => {
    const caller = { viewer, request: { id, network } };
    const outcome = await approveWithNewListing(
      application,
      submission.key,
      {
        ...input,
        ...(register && {
          registration: { register, number: registerNumber, goodUntil: registerChecked ? expiresOn : null },
        }),
        ...(photo && { photo }),
      },
      caller,
    );
    if (!outcome.done) {
      const whole = { application, register, registerNumber, registerChecked, expiresOn, photo, ...input };
      return refusedBecause(outcome.because, whole);
    }
    return redirectAfterAction(therapistPath(outcome.therapistId), applicationMessages.linked);
  },
});

export const askAboutApplication = defineMemberAction({
  ...common,
  name: 'ask-about-application',
  schema: questionSchema,
  handler: async ({ application, question }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await askApplicant(application, question, { viewer, request: { id, network } });
    refresh();
    return outcome === 'asked'
      ? { ok: true, message: applicationMessages.asked, data: null }
      : { ok: false, message: applicationMessages[outcome] };
  },
});

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
