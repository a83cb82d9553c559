'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { savePreferencesOf } from '@/lib/notice/preferences/commands';
import { preferenceMessages } from '@/lib/notice/preferences/rules';
import { preferencesSchema } from '@/lib/notice/preferences/schema';

const save = defineMemberAction({
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

/** Saves which mails the viewer wants, the hours and the zone (fields of `preferencesSchema`). */
export async function savePreferences(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return save(form);
}
