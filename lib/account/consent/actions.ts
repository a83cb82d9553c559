'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { consentNotices, consentPurposes } from '@/content/consents';
import { giveOwnConsent, withdrawConsent } from '@/lib/account/consent/commands';
import { consentMessages } from '@/lib/account/consent/rules';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult } from '@/lib/server/action/form-result';

const consentDecisionSchema = z.strictObject({
  purpose: z.enum(consentPurposes, 'Choose one of the purposes on this page'),
  decision: z.enum(['give', 'withdraw'], 'Choose what to do'),
});

/** Gives or takes back one consent of the viewer (fields `purpose`, `decision`). */
export const decideConsent = defineMemberAction({
  name: 'decide-consent',
  access: 'viewer',
  schema: consentDecisionSchema,
  triesPerNetwork: 120,
  notSaved: consentMessages.notSaved,
  handler: async ({ purpose, decision }, { viewer }): Promise<FormResult<null>> => {
    const { title } = consentNotices[purpose];
    if (decision === 'give') {
      if (!(await giveOwnConsent(viewer, purpose))) return { ok: false, message: consentMessages.notOffered };
      refresh();
      return { ok: true, message: consentMessages.given(title), data: null };
    }
    const outcome = await withdrawConsent(viewer, purpose);
    if (!outcome.withdrawn && outcome.because === 'account-needs-it')
      return { ok: false, message: consentMessages.needed };
    refresh();
    // A second submit finds the consent already withdrawn.
    return { ok: true, message: consentMessages.withdrawn(title), data: null };
  },
});
