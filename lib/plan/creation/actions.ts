'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { issueFormToken } from '@/lib/form-token';
import { createPlan } from '@/lib/plan/creation/commands';
import { planFormKind, planMessages } from '@/lib/plan/rules';
import { planSchema } from '@/lib/plan/schema';

const create = defineMemberAction({
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
      case 'other-text':
        return { ok: false, message: planMessages.alreadyMade, formToken: issueFormToken(planFormKind) };
    }
  },
});

/** Makes a plan for a client; fields `client`, `name`, `description`, `type`, `total`. */
export async function createOwnPlan(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return create(form);
}
