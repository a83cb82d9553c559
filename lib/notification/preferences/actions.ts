'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { savePreferencesOf } from '@/lib/notification/preferences/commands';
import { preferenceMessages } from '@/lib/notification/preferences/rules';
import { preferencesSchema } from '@/lib/notification/preferences/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Saves which mails the viewer wants, the hours and the zone (fields of `preferencesSchema`). */
export const savePreferences = defineMemberAction({
  name: 'save-notification-preferences',
  access: 'member',
  schema: preferencesSchema,
  triesPerNetwork: 240,
  notSaved: preferenceMessages.notSaved,
  handler: async (input, { viewer, ...request }): Promise<FormResult<null>> => {
    await savePreferencesOf(viewer, input, request);
    refresh();
    return { ok: true, message: preferenceMessages.saved, data: null };
  },
});
