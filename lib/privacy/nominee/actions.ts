'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { optionalPhoneField } from '@/lib/format/phone';
import { nameNominee, removeNominee } from '@/lib/privacy/nominee/commands';
import { nomineeLabels, nomineeMessages, nomineeShown } from '@/lib/privacy/nominee/rules';
import { nomineeSchema } from '@/lib/privacy/nominee/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { changedMeanwhile } from '@/lib/server/action/outdated';

const triesPerNetwork = 120;

export const saveNominee = defineMemberAction({
  name: 'save-nominee',
  access: 'viewer',
  schema: nomineeSchema(optionalPhoneField(nomineeMessages.phone)),
  triesPerNetwork,
  notSaved: nomineeMessages.notSaved,
  handler: async (input, { viewer, ...context }): Promise<FormResult<null>> => {
    if (input.email === null && input.phone === null) {
      const email = nomineeMessages.unreachable;
      return { ok: false, message: actionMessages.check, fieldErrors: { email } };
    }
    const outcome = await nameNominee(viewer, input, context);
    if (outcome !== 'named') {
      return changedMeanwhile({
        wrote: nomineeShown(input),
        current: outcome.current,
        labels: nomineeLabels,
      });
    }
    refresh();
    return { ok: true, message: nomineeMessages.named, data: null };
  },
});

export const removeOwnNominee = defineMemberAction({
  name: 'remove-nominee',
  access: 'viewer',
  schema: noFieldsSchema,
  triesPerNetwork,
  notSaved: nomineeMessages.notSaved,
  handler: async (_input, { viewer, ...context }): Promise<FormResult<null>> => {
    const removed = await removeNominee(viewer, context);
    refresh();
    return { ok: true, message: removed ? nomineeMessages.removed : nomineeMessages.none, data: null };
  },
});
