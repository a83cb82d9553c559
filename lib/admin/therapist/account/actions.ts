'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { applicationMessages } from '@/lib/admin/application/rules';
import { linkAccount, unlinkAccount } from '@/lib/admin/therapist/account/commands';
import { accountLinkSchema, accountUnlinkSchema } from '@/lib/admin/therapist/account/schema';
import { listingMessages } from '@/lib/admin/therapist/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const common = { access: 'admin', triesPerNetwork: 300, notSaved: listingMessages.notSaved } as const;

const refusals = {
  'no-therapist': listingMessages.gone,
  'therapist-taken': applicationMessages.therapistTaken,
  'account-taken': applicationMessages.accountTaken,
  'no-account': applicationMessages.noAccount,
  unconfirmed: applicationMessages.unconfirmed,
  'care-of-another': applicationMessages.careOfAnother,
} as const;

export const linkTherapistAccount = defineMemberAction({
  ...common,
  name: 'link-therapist-account',
  schema: accountLinkSchema,
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

export const unlinkTherapistAccount = defineMemberAction({
  ...common,
  name: 'unlink-therapist-account',
  schema: accountUnlinkSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const done = await unlinkAccount(input.therapist, { viewer, request: { id, network } });
    refresh();
    return done
      ? { ok: true, message: applicationMessages.unlinked, data: null }
      : { ok: false, message: listingMessages.alreadySo };
  },
});
