'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { recordRemittance, takeBackRemittance } from '@/lib/payment/remittance/commands';
import { aboveOwed, passedOnSince, remittanceMessages } from '@/lib/payment/remittance/rules';
import { remittanceSchema, takeBackSchema } from '@/lib/payment/remittance/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const same = { access: 'admin', triesPerNetwork: 300, notSaved: remittanceMessages.notSaved } as const;

export const writeDownRemittance = defineMemberAction({
  ...same,
  name: 'write-down-remittance',
  schema: remittanceSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const { therapist: therapistId, before: beforePaise, amount: amountPaise, paidOn, reference } = input;
    const transfer = { therapistId, beforePaise, amountPaise, paidOn, reference };
    const outcome = await recordRemittance(transfer, { viewer, request: { id, network } });
    refresh();
    if (outcome.done) return { ok: true, message: remittanceMessages.recorded, data: null };
    switch (outcome.because) {
      case 'unknown':
        return { ok: false, message: remittanceMessages.unknown };
      case 'since':
        return { ok: false, message: passedOnSince(outcome.passedOnPaise) };
      case 'above':
        return {
          ok: false,
          message: actionMessages.check,
          fieldErrors: { amount: aboveOwed(outcome.owed) },
        };
    }
  },
});

const answers = {
  done: { ok: true, message: remittanceMessages.takenBack, data: null },
  before: { ok: false, message: remittanceMessages.takenBackBefore },
  unknown: { ok: false, message: remittanceMessages.unknown },
} as const satisfies Record<string, FormResult<null>>;

/** Withdraws a transfer that was recorded by mistake. */
export const takeRemittanceBack = defineMemberAction({
  ...same,
  name: 'take-remittance-back',
  schema: takeBackSchema,
  handler: async ({ remittance, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await takeBackRemittance(remittance, reason, { viewer, request: { id, network } });
    refresh();
    return answers[outcome];
  },
});
