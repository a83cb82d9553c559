'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { removeAssessment, saveAssessment, shareAssessment } from '@/lib/care/assessment/commands';
import { removeSchema, shareSchema } from '@/lib/care/assessment/result-schema';
import { afterRemoval, assessmentMessages, saveRefused } from '@/lib/care/assessment/rules';
import { keepSchema } from '@/lib/care/assessment/schema';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const triesPerNetwork = 240;

/** Stores a screening result of the viewer; fields `instrument`, `score`, `completedAt`, `care`. */
export const keepOwnAssessment = defineMemberAction({
  name: 'keep-assessment',
  access: 'client',
  schema: keepSchema,
  triesPerNetwork,
  notSaved: assessmentMessages.resultNotSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const saving = await saveAssessment(input, { viewer, request: { id, network } });
    if (saving.done) return { ok: true, message: assessmentMessages.saved, data: null };
    return saveRefused(saving.because);
  },
});

/** Sets who sees a result of the viewer; fields `assessment`, `therapist`, which is empty for no therapist. */
export const shareOwnAssessment = defineMemberAction({
  name: 'share-assessment',
  access: 'client',
  confirmed: true,
  schema: shareSchema,
  triesPerNetwork,
  notSaved: assessmentMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const sharing = await shareAssessment(input, { viewer, request: { id, network } });
    if (sharing.done) {
      refresh();
      const { sharedWith } = sharing;
      const message = sharedWith ? assessmentMessages.shared(sharedWith) : assessmentMessages.unshared;
      return { ok: true, message, data: null };
    }
    if (sharing.because === 'unknown') return { ok: false, message: assessmentMessages.unknown };
    return {
      ok: false,
      message: actionMessages.check,
      fieldErrors: { therapist: assessmentMessages.noTherapist },
    };
  },
});

export const removeOwnAssessment = defineMemberAction({
  name: 'remove-assessment',
  access: 'client',
  schema: removeSchema,
  triesPerNetwork,
  notSaved: assessmentMessages.notSaved,
  handler: async ({ assessment }, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    // A second press, or another tab, finds it already deleted.
    await removeAssessment(assessment, { viewer, request: { id, network } });
    return redirectAfterAction(afterRemoval, assessmentMessages.removed);
  },
});
