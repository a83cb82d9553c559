'use server';

import { refresh } from 'next/cache';
import { updateOwnProfile, type Written } from '@/lib/account/profile/editing/commands';
import { editingLabels, editingMessages, profileShown } from '@/lib/account/profile/editing/rules';
import { editingSchema } from '@/lib/account/profile/editing/schema';
import { phoneMalformed } from '@/lib/account/profile/fields';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { optionalPhoneField } from '@/lib/format/phone';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';

/** Saves the viewer's own names, phone and goals (product.md §2, §7) and returns the stored values. */
export const updateProfile = defineMemberAction({
  name: 'update-profile',
  access: 'member',
  schema: editingSchema(optionalPhoneField(phoneMalformed)),
  triesPerNetwork: 600,
  notSaved: editingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<Written>> => {
    const edit = await updateOwnProfile(viewer, input, { id, network });
    if (edit.saved) {
      // The header shows the new name, and the form needs the new version.
      refresh();
      return { ok: true, message: editingMessages.updated, data: edit.profile };
    }
    if (edit.because === 'outdated') {
      return changedMeanwhile({ wrote: profileShown(input), current: edit.current, labels: editingLabels });
    }
    if (edit.because === 'no-profile') return { ok: false, message: editingMessages.notFound };
    const { careForGoals } = editingMessages;
    return { ok: false, message: actionMessages.check, fieldErrors: { care: careForGoals } };
  },
});
