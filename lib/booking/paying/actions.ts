'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { savePaying } from '@/lib/booking/paying/commands';
import { payingMessages } from '@/lib/booking/paying/rules';
import { payingSchema } from '@/lib/booking/paying/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Saves when people pay the viewer for appointments (fields of `payingSchema`). */
export const saveOwnPaying = defineMemberAction({
  name: 'save-paying-rule',
  access: 'therapist',
  schema: payingSchema,
  triesPerNetwork: 300,
  notSaved: payingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const saved = await savePaying(viewer, input, { id, network });
    if (!saved) return { ok: false, message: payingMessages.notLinked };
    refresh();
    return { ok: true, message: payingMessages.saved, data: null };
  },
});
