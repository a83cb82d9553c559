'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { decideInternship } from '@/lib/admin/internship/commands';
import { internshipMessages } from '@/lib/admin/internship/rules';
import { decisionSchema } from '@/lib/admin/internship/schema';

const decide = defineMemberAction({
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

/** Moves an internship application on; fields `application`, `step`, `reason` (needed to decline). */
export async function decideInternshipApplication(
  _previous: unknown,
  form: unknown,
): Promise<FormResult<null>> {
  return decide(form);
}
