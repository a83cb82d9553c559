'use server';

import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { inviteGuest } from '@/lib/booking/guest-invitation/commands';
import { invitationMessages } from '@/lib/booking/guest-invitation/rules';
import type { FormResult } from '@/lib/server/action/form-result';

export const inviteGuestToAccount = defineMemberAction({
  name: 'invite-guest-to-account',
  access: 'therapist',
  schema: z.strictObject({ appointment: z.string().max(60) }),
  triesPerNetwork: 300,
  notSaved: invitationMessages.notSaved,
  handler: async ({ appointment }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await inviteGuest(viewer, appointment, { id, network });
    const message = invitationMessages[outcome];
    return outcome === 'invited' ? { ok: true, message, data: null } : { ok: false, message };
  },
});
