'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { sendNewLink } from '@/lib/booking/new-link/commands';
import { newLinkMessages } from '@/lib/booking/new-link/rules';
import { newLinkSchema } from '@/lib/booking/new-link/schema';
import type { FormResult } from '@/lib/server/action/form-result';

function answered(outcome: Awaited<ReturnType<typeof sendNewLink>>): FormResult<null> {
  const message = newLinkMessages[outcome];
  return outcome === 'sent' ? { ok: true, message, data: null } : { ok: false, message };
}

const shared = {
  schema: newLinkSchema,
  triesPerNetwork: 300,
  notSaved: newLinkMessages.notSaved,
} as const;

export const sendNewLinkAsTherapist = defineMemberAction({
  ...shared,
  name: 'send-new-link',
  access: 'therapist',
  handler: async ({ participant }, { viewer, id, network }) =>
    answered(await sendNewLink(participant, { viewer, request: { id, network } })),
});

export const sendNewLinkAsAdmin = defineMemberAction({
  ...shared,
  name: 'send-new-link-as-admin',
  access: 'admin',
  handler: async ({ participant }, { viewer, id, network }) =>
    answered(await sendNewLink(participant, { viewer, request: { id, network } })),
});
