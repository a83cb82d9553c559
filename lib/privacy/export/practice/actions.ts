'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { isTherapist } from '@/lib/account/session/guard';
import { requestExport } from '@/lib/privacy/export/commands';
import { practiceMessages } from '@/lib/privacy/export/practice/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { therapistOf } from '@/lib/therapist/access';

export const requestPracticeFile = defineMemberAction({
  name: 'request-practice-file',
  access: 'keeper',
  schema: noFieldsSchema,
  triesPerNetwork: 120,
  notSaved: practiceMessages.notSaved,
  handler: async (_input, { viewer, id, network }): Promise<FormResult<null>> => {
    if (!isTherapist(viewer) || !(await therapistOf(viewer)))
      return { ok: false, message: practiceMessages['not-linked'] };
    const requested = await requestExport(viewer, { id, network }, 'practice');
    refresh();
    if (requested === 'too-many') return { ok: false, message: practiceMessages.tooMany };
    return { ok: true, message: practiceMessages[requested], data: null };
  },
});
