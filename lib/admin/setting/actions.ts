'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { showOwnerClaims } from '@/lib/admin/setting/commands';
import { settingMessages } from '@/lib/admin/setting/rules';
import { claimsSchema } from '@/lib/admin/setting/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Shows or hides the owner's claims on the public pages (field `shown`: yes or no). */
export const setOwnerClaims = defineMemberAction({
  name: 'set-owner-claims',
  access: 'admin',
  schema: claimsSchema,
  triesPerNetwork: 600,
  notSaved: settingMessages.notSaved,
  handler: async ({ shown }, { viewer, id, network }): Promise<FormResult<null>> => {
    const changed = await showOwnerClaims(shown, { viewer, request: { id, network } });
    refresh();
    if (!changed) return { ok: false, message: settingMessages.alreadySo };
    return { ok: true, message: shown ? settingMessages.shown : settingMessages.hidden, data: null };
  },
});
