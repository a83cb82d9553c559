'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { zoneOf } from '@/lib/account/session/viewer';
import { savePayout } from '@/lib/admin/therapist/payout/commands';
import { confirmationRefusal } from '@/lib/admin/therapist/payout/confirmation';
import { payoutSchema } from '@/lib/admin/therapist/payout/schema';
import { listingMessages, payoutSaved } from '@/lib/admin/therapist/rules';
import { owesReason } from '@/lib/payment/payee/access';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const reasonOwed: FormResult<null> = {
  ok: false,
  message: actionMessages.check,
  fieldErrors: { onBehalf: listingMessages.reasonOwed },
};

/**
 * Changes where a therapist's fees go, after a second confirmation: a therapist's own, or with a reason any
 * by an admin (fields: `payoutSchema`).
 */
export const saveTherapistPayout = defineMemberAction({
  name: 'save-therapist-payout',
  access: 'keeper',
  schema: payoutSchema,
  triesPerNetwork: 120,
  notSaved: listingMessages.notSaved,
  secrets: ['confirmation', 'accountNumber', 'accountNumberAgain', 'upiIdAgain'],
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const {
      therapist,
      version,
      confirmation,
      onBehalf,
      accountNumberAgain: _,
      upiIdAgain: __,
      ...details
    } = input;
    const caller = { viewer, request: { id, network }, onBehalf };
    // The reason is checked first: a code of the app counts once, and a later refusal would use it up.
    if (owesReason({ therapistId: therapist }, caller)) return reasonOwed;
    const unconfirmed = await confirmationRefusal(caller, confirmation);
    if (unconfirmed) return unconfirmed;
    const change = { id: therapist, version: new Date(version), details };
    const outcome = await savePayout(change, caller);
    if (!outcome.done) {
      const { because } = outcome;
      return because === 'reason-owed' ? reasonOwed : { ok: false, message: listingMessages[because] };
    }
    refresh();
    if (!outcome.changed) return { ok: true, message: listingMessages.unchanged, data: null };
    const { moneyMoved, shownFrom } = outcome;
    const own = viewer.profile.role === 'therapist';
    const message = moneyMoved ? payoutSaved(shownFrom, own, zoneOf(viewer)) : listingMessages.taxSaved;
    return { ok: true, message, data: null };
  },
});
