'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { phoneField } from '@/lib/format/phone';
import { textAdapter } from '@/lib/notification/text/adapters';
import { askForCode, endTexts, proveNumber } from '@/lib/notification/text/commands';
import { textMessages } from '@/lib/notification/text/rules';
import { askCodeSchema, endTextsSchema, proveNumberSchema } from '@/lib/notification/text/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const shared = { access: 'member', triesPerNetwork: 60, notSaved: textMessages.notSaved } as const;

export const askTextCode = defineMemberAction({
  ...shared,
  name: 'ask-text-code',
  confirmed: true,
  schema: askCodeSchema(phoneField(textMessages.phone)),
  handler: async (input, { viewer }): Promise<FormResult<null>> => {
    if (!textAdapter(input.channel)) return { ok: false, message: textMessages.notOpen };
    const outcome = await askForCode(viewer, input);
    if (outcome === 'too-many') return { ok: false, message: textMessages.tooMany };
    refresh();
    return { ok: true, message: textMessages.asked, data: null };
  },
});

export const proveTextNumber = defineMemberAction({
  ...shared,
  name: 'prove-text-number',
  schema: proveNumberSchema,
  secrets: ['code'],
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await proveNumber(viewer, input, { id, network });
    if (outcome !== 'proven') {
      return { ok: false, message: actionMessages.check, fieldErrors: { code: textMessages[outcome] } };
    }
    refresh();
    return { ok: true, message: textMessages.proven, data: null };
  },
});

export const endTextReminders = defineMemberAction({
  ...shared,
  name: 'end-text-reminders',
  schema: endTextsSchema,
  handler: async ({ channel }, { viewer, id, network }): Promise<FormResult<null>> => {
    await endTexts(viewer, channel, { id, network });
    refresh();
    return { ok: true, message: textMessages.ended, data: null };
  },
});
