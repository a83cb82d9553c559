'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
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
import { entryMessages } from '@/lib/admin/therapist/rules';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: entryMessages.notSaved } as const;

function answered(outcome: Awaited<ReturnType<typeof checkRegistration>>, message: string): FormResult<null> {
  refresh();
  if (!outcome.done) return { ok: false, message: entryMessages.alreadySo };
  const said = outcome.titleTakenDown ? `${message} ${entryMessages.titleTakenDown}` : message;
  return { ok: true, message: said, data: null };
}

const add = defineMemberAction({
  ...common,
  name: 'add-registration',
  schema: registrationSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await addRegistration(input, { viewer, request: { id, network } });
    if (outcome.done) {
      refresh();
      return { ok: true, message: entryMessages.registrationAdded, data: null };
    }
    if (outcome.because === 'gone') return { ok: false, message: entryMessages.gone };
    const fieldErrors = { number: entryMessages.registrationTaken };
    return { ok: false, message: actionMessages.check, fieldErrors };
  },
});

const check = defineMemberAction({
  ...common,
  name: 'check-registration',
  schema: checkSchema,
  handler: async ({ registration, expiresOn }, { viewer, id, network }) =>
    answered(
      await checkRegistration(registration, expiresOn, { viewer, request: { id, network } }),
      entryMessages.registrationChecked,
    ),
});

const withdraw = defineMemberAction({
  ...common,
  name: 'withdraw-registration',
  schema: registrationStepSchema,
  handler: async ({ registration, step }, { viewer, id, network }) =>
    answered(
      await withdrawRegistration(registration, step, { viewer, request: { id, network } }),
      step === 'remove' ? entryMessages.registrationRemoved : entryMessages.registrationUnchecked,
    ),
});

/** Enters a register number of a therapist; fields `therapist`, `register`, `number`. */
export async function addTherapistRegistration(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return add(form);
}

/** Marks a register entry as looked up today; fields `registration`, `expiresOn`. */
export async function checkTherapistRegistration(
  _previous: unknown,
  form: unknown,
): Promise<FormResult<null>> {
  return check(form);
}

/** Takes back a check or an entry; fields `registration`, `step` (uncheck or remove). */
export async function withdrawTherapistRegistration(
  _previous: unknown,
  form: unknown,
): Promise<FormResult<null>> {
  return withdraw(form);
}
