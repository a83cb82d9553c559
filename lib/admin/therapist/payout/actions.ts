'use server';

import { refresh } from 'next/cache';
import { PasswordsBusy } from '@/lib/account/password/hashing';
import { passwordMessages } from '@/lib/account/password/rules';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { secondFactorMessages } from '@/lib/admin/second-factor/rules';
import { savePayout } from '@/lib/admin/therapist/payout/commands';
import { confirmAgain } from '@/lib/admin/therapist/payout/confirmation';
import { payoutSchema } from '@/lib/admin/therapist/payout/schema';
import { entryMessages } from '@/lib/admin/therapist/rules';

const unconfirmed = {
  missing: entryMessages.confirmFirst,
  wrong: entryMessages.notConfirmed,
  used: secondFactorMessages.used,
  limited: secondFactorMessages.limited,
} as const;

const save = defineMemberAction({
  name: 'save-therapist-payout',
  access: 'admin',
  schema: payoutSchema,
  triesPerNetwork: 120,
  notSaved: entryMessages.notSaved,
  secrets: ['confirmation', 'accountNumber', 'accountNumberAgain', 'upiIdAgain'],
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const { therapist, version, confirmation, accountNumberAgain: _, upiIdAgain: __, ...details } = input;
    const caller = { viewer, request: { id, network } };
    try {
      const confirmed = await confirmAgain(caller, confirmation);
      if (confirmed !== 'confirmed') {
        return {
          ok: false,
          message: actionMessages.check,
          fieldErrors: { confirmation: unconfirmed[confirmed] },
        };
      }
    } catch (error) {
      if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
      throw error;
    }
    const change = { id: therapist, version: new Date(version), details };
    const outcome = await savePayout(change, caller);
    if (!outcome.done) return { ok: false, message: entryMessages[outcome.because] };
    refresh();
    if (!outcome.changed) return { ok: true, message: entryMessages.unchanged, data: null };
    const message = outcome.moneyMoved ? entryMessages.payoutSaved : entryMessages.taxSaved;
    return { ok: true, message, data: null };
  },
});

/** Changes where a therapist's fees go, after a second confirmation (fields: `payoutSchema`). */
export async function saveTherapistPayout(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return save(form);
}
