'use server';

import { z } from 'zod';
import { endOtherSessions, endSessionOf } from '@/lib/account/device/commands';
import { deviceMessages, endedElsewhere } from '@/lib/account/device/rules';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { clearSessionCookies } from '@/lib/account/session/session-cookie';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const signOutDeviceSchema = z.strictObject({
  sessionId: z.uuid('Please reload the page and try again'),
});

const triesPerNetwork = 600;
const notSaved = deviceMessages.notSignedOut;

export const signOutDevice = defineMemberAction({
  name: 'sign-out-device',
  access: 'viewer',
  schema: signOutDeviceSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ sessionId }, { viewer, ...request }): Promise<FormResult<null>> => {
    const count = await endSessionOf(viewer, sessionId, request);
    if (sessionId === viewer.sessionId) await clearSessionCookies();
    const message = count > 0 ? deviceMessages.endedOne : deviceMessages.endedBefore;
    return { ok: true, message, data: null };
  },
});

export const signOutEverywhere = defineMemberAction({
  name: 'sign-out-everywhere',
  access: 'viewer',
  schema: noFieldsSchema,
  triesPerNetwork,
  notSaved,
  handler: async (_input, { viewer, ...request }): Promise<FormResult<null>> => {
    const count = await endOtherSessions(viewer, request);
    return { ok: true, message: endedElsewhere(count), data: null };
  },
});
