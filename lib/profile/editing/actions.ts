'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { optionalPhoneField } from '@/lib/phone';
import { updateOwnProfile, type Written } from '@/lib/profile/editing/commands';
import { editingMessages } from '@/lib/profile/editing/rules';
import { editingSchema } from '@/lib/profile/editing/schema';
import { phoneMalformed } from '@/lib/profile/fields';

const update = defineMemberAction({
  name: 'update-profile',
  access: 'member',
  schema: editingSchema(optionalPhoneField(phoneMalformed)),
  triesPerNetwork: 600,
  notSaved: editingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<Written>> => {
    const edit = await updateOwnProfile(viewer, input, { id, network });
    if (edit.saved) return { ok: true, message: editingMessages.updated, data: edit.profile };
    if (edit.because === 'no-profile') return { ok: false, message: editingMessages.notFound };
    const { careForGoals } = editingMessages;
    return { ok: false, message: actionMessages.check, fieldErrors: { care: careForGoals } };
  },
});

/** Saves the viewer's own names, phone and goals (spec §2, §7); answers with what is stored now. */
export async function updateProfile(_previous: unknown, form: unknown): Promise<FormResult<Written>> {
  return update(form);
}
