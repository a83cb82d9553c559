'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { noFieldsSchema } from '@/lib/action/no-fields';
import { nameNominee, removeNominee } from '@/lib/privacy/nominee/commands';
import { nomineeMessages } from '@/lib/privacy/nominee/rules';
import { nomineeSchema } from '@/lib/privacy/nominee/schema';

const triesPerNetwork = 120;

const save = defineMemberAction({
  name: 'save-nominee',
  access: 'viewer',
  schema: nomineeSchema,
  triesPerNetwork,
  notSaved: nomineeMessages.notSaved,
  handler: async (input, { viewer, ...context }): Promise<FormResult<null>> => {
    if (input.email === null && input.phone === null) {
      const email = nomineeMessages.unreachable;
      return { ok: false, message: actionMessages.check, fieldErrors: { email } };
    }
    await nameNominee(viewer, input, context);
    refresh();
    return { ok: true, message: nomineeMessages.named, data: null };
  },
});

const remove = defineMemberAction({
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

/** Names the viewer's nominee, or another one. */
export async function saveNominee(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return save(form);
}

/** Removes the viewer's nominee. */
export async function removeOwnNominee(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return remove(form);
}
