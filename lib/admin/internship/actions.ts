'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { decideInternship } from '@/lib/admin/internship/commands';
import { internshipMessages } from '@/lib/admin/internship/rules';
import { decisionSchema } from '@/lib/admin/internship/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Sets the next state of an internship application; fields `application`, `step`, `reason` (needed to decline). */
export const decideInternshipApplication = defineMemberAction({
  name: 'decide-internship',
  access: 'admin',
  schema: decisionSchema,
  triesPerNetwork: 300,
  notSaved: internshipMessages.notSaved,
  handler: async ({ application, step, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const decision = { id: application, step, reason };
    const outcome = await decideInternship(decision, { viewer, request: { id, network } });
    refresh();
    if (outcome === 'done') return { ok: true, message: internshipMessages[step], data: null };
    const message = outcome === 'gone' ? internshipMessages.gone : internshipMessages.alreadySo;
    return { ok: false, message };
  },
});
