'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { askForPayment } from '@/lib/booking/paying/ask';
import { savePaying } from '@/lib/booking/paying/commands';
import { askMessages, payingMessages } from '@/lib/booking/paying/rules';
import { askSchema, payingSchema } from '@/lib/booking/paying/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Reminds the client of an unpaid appointment of the viewer; field `appointment`. */
export const askToPay = defineMemberAction({
  name: 'ask-to-pay',
  access: 'therapist',
  schema: askSchema,
  triesPerNetwork: 300,
  notSaved: payingMessages.notSaved,
  handler: async ({ appointment }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await askForPayment(viewer, appointment, { id, network });
    refresh();
    const message = askMessages[outcome];
    return outcome === 'asked' ? { ok: true, message, data: null } : { ok: false, message };
  },
});

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
