'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { createPlan } from '@/lib/care/plan/creation/commands';
import { planFormKind, planMessages } from '@/lib/care/plan/rules';
import { planSchema } from '@/lib/care/plan/schema';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { kindMessages } from '@/lib/therapist/kind/rules';

/** Makes a plan for a client; fields `client`, `name`, `description`, `type`, `kind`, `total`. */
export const createOwnPlan = defineMemberAction({
  name: 'create-plan',
  access: 'therapist',
  schema: planSchema,
  formKind: planFormKind,
  triesPerNetwork: 600,
  notSaved: planMessages.notSaved,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> => {
    const outcome = await createPlan(viewer, { ...input, submission, request: { id, network } });
    if (outcome.made) {
      refresh();
      return { ok: true, message: planMessages.created, data: null };
    }
    switch (outcome.because) {
      case 'not-linked':
        return { ok: false, message: planMessages.notLinked };
      case 'no-client':
        return { ok: false, message: actionMessages.check, fieldErrors: { client: planMessages.noClient } };
      case 'handed-over':
        return { ok: false, message: actionMessages.check, fieldErrors: { client: goneOnWords } };
      case 'no-kind':
        return { ok: false, message: actionMessages.check, fieldErrors: { kind: kindMessages.unknown } };
      case 'other-text':
        return { ok: false, message: planMessages.alreadyMade, formToken: issueVisitToken(planFormKind) };
    }
  },
});
