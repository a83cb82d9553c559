'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  addRegistration,
  checkRegistration,
  withdrawRegistration,
} from '@/lib/admin/therapist/register/commands';
import {
  checkSchema,
  registrationSchema,
  registrationStepSchema,
} from '@/lib/admin/therapist/register/schema';
import { listingMessages } from '@/lib/admin/therapist/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: listingMessages.notSaved } as const;

function answered(outcome: Awaited<ReturnType<typeof checkRegistration>>, message: string): FormResult<null> {
  refresh();
  if (!outcome.done) return { ok: false, message: listingMessages.alreadySo };
  const said = outcome.titleTakenDown ? `${message} ${listingMessages.titleTakenDown}` : message;
  return { ok: true, message: said, data: null };
}

/** Enters a register number of a therapist; fields `therapist`, `register`, `number`. */
export const addTherapistRegistration = defineMemberAction({
  ...common,
  name: 'add-registration',
  schema: registrationSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await addRegistration(input, { viewer, request: { id, network } });
    if (outcome.done) {
      refresh();
      return { ok: true, message: listingMessages.registrationAdded, data: null };
    }
    if (outcome.because === 'gone') return { ok: false, message: listingMessages.gone };
    const fieldErrors = { number: listingMessages.registrationTaken };
    return { ok: false, message: actionMessages.check, fieldErrors };
  },
});

/** Marks a register entry as checked today; fields `registration`, `expiresOn`. */
export const checkTherapistRegistration = defineMemberAction({
  ...common,
  name: 'check-registration',
  schema: checkSchema,
  handler: async ({ registration, expiresOn }, { viewer, id, network }) =>
    answered(
      await checkRegistration(registration, expiresOn, { viewer, request: { id, network } }),
      listingMessages.registrationChecked,
    ),
});

export const withdrawTherapistRegistration = defineMemberAction({
  ...common,
  name: 'withdraw-registration',
  schema: registrationStepSchema,
  handler: async ({ registration, step }, { viewer, id, network }) =>
    answered(
      await withdrawRegistration(registration, step, { viewer, request: { id, network } }),
      step === 'remove' ? listingMessages.registrationRemoved : listingMessages.registrationUnchecked,
    ),
});
