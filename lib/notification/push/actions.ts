'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { allowPush, endPush } from '@/lib/notification/push/commands';
import { pushKeys } from '@/lib/notification/push/keys';
import { pushMessages } from '@/lib/notification/push/rules';
import { subscriptionSchema } from '@/lib/notification/push/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const shared = { access: 'member', triesPerNetwork: 120, notSaved: pushMessages.notSaved } as const;

/** Lets the browser of this session show the viewer's notifications (fields of `subscriptionSchema`). */
export const turnPushOn = defineMemberAction({
  ...shared,
  name: 'turn-push-on',
  schema: subscriptionSchema,
  secrets: ['endpoint', 'p256dh', 'auth'],
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    if (!pushKeys()) return { ok: false, message: pushMessages.notOpen };
    await allowPush(viewer, input, { id, network });
    refresh();
    return { ok: true, message: pushMessages.on, data: null };
  },
});

export const turnPushOff = defineMemberAction({
  ...shared,
  name: 'turn-push-off',
  schema: noFieldsSchema,
  handler: async (_input, { viewer, id, network }): Promise<FormResult<null>> => {
    await endPush(viewer, { id, network });
    refresh();
    return { ok: true, message: pushMessages.off, data: null };
  },
});
