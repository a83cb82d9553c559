'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { applicationMessages } from '@/lib/admin/application/rules';
import { linkAccount, unlinkAccount } from '@/lib/admin/therapist/account/commands';
import { entryMessages } from '@/lib/admin/therapist/rules';
import { emailField } from '@/lib/email-address';

const common = { access: 'admin', triesPerNetwork: 300, notSaved: entryMessages.notSaved } as const;
const therapist = z.uuid(entryMessages.gone);

const refusals = {
  'no-therapist': entryMessages.gone,
  'therapist-taken': applicationMessages.therapistTaken,
  'account-taken': applicationMessages.accountTaken,
  'no-account': applicationMessages.noAccount,
} as const;

const link = defineMemberAction({
  ...common,
  name: 'link-therapist-account',
  schema: z.strictObject({
    therapist,
    email: emailField({ missing: 'Enter the address of the account', malformed: 'Enter one email address' }),
  }),
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await linkAccount(input.therapist, input.email, { viewer, request: { id, network } });
    if (!outcome.done) {
      const fieldErrors = { email: refusals[outcome.because] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }
    refresh();
    return { ok: true, message: applicationMessages.accountLinked, data: null };
  },
});

const unlink = defineMemberAction({
  ...common,
  name: 'unlink-therapist-account',
  schema: z.strictObject({ therapist }),
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const done = await unlinkAccount(input.therapist, { viewer, request: { id, network } });
    refresh();
    return done
      ? { ok: true, message: applicationMessages.unlinked, data: null }
      : { ok: false, message: entryMessages.alreadySo };
  },
});

/** Lets an account act as a therapist; fields `therapist`, `email` of the account. */
export async function linkTherapistAccount(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return link(form);
}

/** Parts the account from a therapist; field `therapist`. */
export async function unlinkTherapistAccount(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return unlink(form);
}
