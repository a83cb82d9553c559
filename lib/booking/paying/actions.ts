'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { askForPayment } from '@/lib/booking/paying/ask';
import { saveKindPaying, savePaying } from '@/lib/booking/paying/commands';
import { askMessages, payingLabels, payingMessages, payingShown } from '@/lib/booking/paying/rules';
import { askSchema, kindPayingSchema, payingSchema } from '@/lib/booking/paying/schema';
import { lateChoices, missedChoices } from '@/lib/payment/appointment/late';
import { payingRules } from '@/lib/payment/appointment/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { kindMessages } from '@/lib/therapist/kind/rules';

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

/** Saves the payment rules of a kind of session in place of the viewer's (fields of `kindPayingSchema`). */
export const saveKindRules = defineMemberAction({
  name: 'save-kind-rules',
  access: 'therapist',
  schema: kindPayingSchema,
  triesPerNetwork: 300,
  notSaved: payingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await saveKindPaying(viewer, input, { id, network });
    refresh();
    if (outcome === 'saved') return { ok: true, message: payingMessages.saved, data: null };
    return { ok: false, message: outcome === 'unknown' ? kindMessages.unknown : payingMessages.notLinked };
  },
});

/** Saves when clients must pay the viewer for appointments (fields of `payingSchema`). */
export const saveOwnPaying = defineMemberAction({
  name: 'save-paying-rule',
  access: 'therapist',
  schema: payingSchema,
  triesPerNetwork: 300,
  notSaved: payingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const saved = await savePaying(viewer, input, { id, network });
    if (!saved) return { ok: false, message: payingMessages.notLinked };
    if (saved !== true) {
      const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        payingRule: payingRules,
        releaseUnpaid: { on: 'Yes', '': 'No' },
        lateRule: lateChoices,
        missedRule: missedChoices,
      };
      const words = (name: string, value: string) => choices[name]?.[value] ?? value;
      return changedMeanwhile({
        wrote: payingShown(input),
        current: saved.current,
        labels: payingLabels,
        words,
      });
    }
    refresh();
    return { ok: true, message: payingMessages.saved, data: null };
  },
});
