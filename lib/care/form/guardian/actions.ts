'use server';

import { refresh } from 'next/cache';
import { currentViewer } from '@/lib/account/session/session';
import { refuseAsGuardian, signAsGuardian, withdrawAsGuardian } from '@/lib/care/form/guardian/commands';
import { guardianLinkSchema, guardianSignSchema } from '@/lib/care/form/guardian/schema';
import { answerFields, formWords, guardianFormKind } from '@/lib/care/form/rules';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { formKind: guardianFormKind, triesPerNetwork: 60, notSaved: formWords.notSaved } as const;

const refusals = {
  gone: formWords.linkGone,
  changed: formWords.changed,
  signed: formWords.isSigned,
  'not-you': formWords.notTheGuardian,
  withdrawn: formWords.isWithdrawn,
} as const;

export const signFormAsGuardian = defineAction({
  access: 'public',
  ...common,
  name: 'sign-form-as-guardian',
  schema: guardianSignSchema,
  listFields: answerFields,
  handler: async (
    { token, version, name, agreed: _agreed, ...fields },
    { id, network },
  ): Promise<FormResult<null>> =>
    sealUnavailableIs<null>(formWords.sealed, async () => {
      const userId = (await currentViewer())?.userId ?? null;
      const signed = await signAsGuardian({ token, version, name, fields, userId }, { id, network });
      if (signed.done) {
        refresh();
        return { ok: true, message: formWords.guardianSigned, data: null };
      }
      // The page shows the new text with the refusal.
      if (signed.because === 'changed') refresh();
      if (signed.because !== 'answers') return { ok: false, message: refusals[signed.because] };
      return { ok: false, message: actionMessages.check, fieldErrors: signed.errors };
    }),
});

/** Reports by the link of a mail that its reader is not the guardian; field `token`. */
export const refuseFormAsGuardian = defineAction({
  access: 'public',
  ...common,
  name: 'refuse-form-as-guardian',
  schema: guardianLinkSchema,
  handler: async ({ token }): Promise<FormResult<null>> => {
    const done = await refuseAsGuardian(token);
    refresh();
    return done
      ? { ok: true, message: formWords.guardianRefused, data: null }
      : { ok: false, message: formWords.linkGone };
  },
});

export const withdrawFormAsGuardian = defineAction({
  access: 'public',
  ...common,
  name: 'withdraw-form-as-guardian',
  schema: guardianLinkSchema,
  handler: async ({ token }, { id, network }): Promise<FormResult<null>> => {
    const userId = (await currentViewer())?.userId ?? null;
    const withdrawn = await withdrawAsGuardian({ token, userId }, { id, network });
    refresh();
    return withdrawn.done
      ? { ok: true, message: formWords.guardianWithdrew, data: null }
      : { ok: false, message: refusals[withdrawn.because] };
  },
});
