'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { savePreferencesOf } from '@/lib/notification/preferences/commands';
import { preferenceLabels, preferenceMessages, preferenceWords } from '@/lib/notification/preferences/rules';
import { preferencesSchema } from '@/lib/notification/preferences/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { changedMeanwhile } from '@/lib/server/action/outdated';

/** Saves the viewer's choice of mails, hours and zone (fields of `preferencesSchema`). */
export const savePreferences = defineMemberAction({
  name: 'save-notification-preferences',
  access: 'member',
  schema: preferencesSchema,
  triesPerNetwork: 240,
  notSaved: preferenceMessages.notSaved,
  handler: async (input, { viewer, ...request }): Promise<FormResult<null>> => {
    const outcome = await savePreferencesOf(viewer, input, request);
    if (outcome !== 'saved') {
      return changedMeanwhile({ ...outcome, labels: preferenceLabels, words: preferenceWords });
    }
    refresh();
    return { ok: true, message: preferenceMessages.saved, data: null };
  },
});
