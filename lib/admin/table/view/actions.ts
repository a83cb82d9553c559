'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { removeView, saveView } from '@/lib/admin/table/view/commands';
import { viewMessages as says } from '@/lib/admin/table/view/rules';
import { removedViewSchema, viewSchema } from '@/lib/admin/table/view/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: says.notSaved } as const;

export const saveListView = defineMemberAction({
  ...common,
  name: 'save-list-view',
  schema: viewSchema,
  handler: async (view, { viewer }): Promise<FormResult<null>> => {
    const outcome = await saveView(viewer, view);
    if (outcome === 'too-many') return { ok: false, message: says.tooMany };
    refresh();
    return { ok: true, message: says.saved, data: null };
  },
});

export const removeListView = defineMemberAction({
  ...common,
  name: 'remove-list-view',
  schema: removedViewSchema,
  handler: async ({ view }, { viewer }): Promise<FormResult<null>> => {
    const removed = await removeView(viewer, view);
    refresh();
    return removed ? { ok: true, message: says.removed, data: null } : { ok: false, message: says.gone };
  },
});
