'use server';

import { refresh } from 'next/cache';
import { consentNotices } from '@/content/consents';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { giveOwnConsent, withdrawConsent } from '@/lib/consent/commands';
import { consentMessages } from '@/lib/consent/rules';
import { consentDecisionSchema } from '@/lib/consent/schema';

const decide = defineMemberAction({
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
    // Pressed twice, it was taken back by the first press.
    return { ok: true, message: consentMessages.withdrawn(title), data: null };
  },
});

/** Gives or takes back one consent of the viewer (fields `purpose`, `decision`). */
export async function decideConsent(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return decide(form);
}
