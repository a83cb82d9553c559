'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { requestExport } from '@/lib/privacy/export/commands';
import { exportMessages } from '@/lib/privacy/export/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

export const requestMyExport = defineMemberAction({
  name: 'request-export',
  access: 'viewer',
  schema: noFieldsSchema,
  triesPerNetwork: 120,
  notSaved: exportMessages.notSaved,
  handler: async (_input, { viewer, id, network }): Promise<FormResult<null>> => {
    const requested = await requestExport(viewer, { id, network });
    refresh();
    if (requested === 'too-many') return { ok: false, message: exportMessages.tooMany };
    return { ok: true, message: exportMessages[requested], data: null };
  },
});
