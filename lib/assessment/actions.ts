'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { leadOn } from '@/lib/action/onward';
import { keepAssessment, removeAssessment, shareAssessment } from '@/lib/assessment/commands';
import { afterRemoval, assessmentMessages } from '@/lib/assessment/rules';
import { keepSchema, removeSchema, shareSchema } from '@/lib/assessment/schema';

const triesPerNetwork = 240;

const keep = defineMemberAction({
  name: 'keep-assessment',
  access: 'client',
  schema: keepSchema,
  triesPerNetwork,
  notSaved: assessmentMessages.notKept,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const keeping = await keepAssessment(input, { viewer, request: { id, network } });
    if (keeping.kept) return { ok: true, message: assessmentMessages.kept, data: null };
    switch (keeping.because) {
      case 'no-consent':
        return {
          ok: false,
          message: actionMessages.check,
          fieldErrors: { care: assessmentMessages.consentNeeded },
        };
      case 'other-score':
        return { ok: false, message: assessmentMessages.otherScore };
      case 'no-time':
        return { ok: false, message: assessmentMessages.noTime };
      case 'too-old':
        return { ok: false, message: assessmentMessages.tooOld };
    }
  },
});

const share = defineMemberAction({
  name: 'share-assessment',
  access: 'client',
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

const remove = defineMemberAction({
  name: 'remove-assessment',
  access: 'client',
  schema: removeSchema,
  triesPerNetwork,
  notSaved: assessmentMessages.notSaved,
  handler: async ({ assessment }, { viewer, id, network }): Promise<FormResult<Onward>> => {
    // Pressed twice, or in two tabs, it was removed by the first press.
    await removeAssessment(assessment, { viewer, request: { id, network } });
    return leadOn(afterRemoval, assessmentMessages.removed);
  },
});

/** Keeps a screening result of the viewer's; fields `instrument`, `score`, `completedAt`, `care`. */
export async function keepOwnAssessment(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return keep(form);
}

/** Says who sees a result of the viewer's; fields `assessment`, `therapist`, which is empty for nobody. */
export async function shareOwnAssessment(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return share(form);
}

/** Removes a result of the viewer's; field `assessment`. Leads back to the list, which says so. */
export async function removeOwnAssessment(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return remove(form);
}
