'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { showOwnerClaims } from '@/lib/admin/setting/commands';
import { claimsSchema } from '@/lib/admin/setting/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const settingMessages = {
  shown: 'Saved. Every page now shows what the owner claims.',
  hidden: 'Saved. No page shows what the owner claims any more.',
  alreadySo: 'No change was needed. The page now shows the current status.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

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
