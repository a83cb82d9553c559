'use server';

import { refresh } from 'next/cache';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { sayAcceptingByLink } from '@/lib/therapist/accepting/commands';
import { acceptingFormKind, acceptingMessages } from '@/lib/therapist/accepting/rules';
import { acceptingLinkSchema } from '@/lib/therapist/accepting/schema';

/** Sets by the link of a mail whether new clients are welcome (fields `token`, `accepting`: yes or no). */
export const sayAcceptingOfLink = defineAction({
  name: 'say-accepting-by-link',
  access: 'public',
  schema: acceptingLinkSchema,
  formKind: acceptingFormKind,
  triesPerNetwork: 60,
  notSaved: acceptingMessages.notSaved,
  handler: async ({ token, accepting }, { id, network }): Promise<FormResult<null>> => {
    if (!(await sayAcceptingByLink(token, accepting, { id, network }))) {
      return { ok: false, message: acceptingMessages.gone };
    }
    refresh();
    return { ok: true, message: accepting ? acceptingMessages.yes : acceptingMessages.no, data: null };
  },
});
