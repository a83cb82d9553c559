'use server';

import { endOtherSessions, endSessionOf } from '@/lib/account/device/commands';
import { deviceMessages, endedElsewhere } from '@/lib/account/device/rules';
import { signOutDeviceSchema } from '@/lib/account/device/schema';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { noFieldsSchema } from '@/lib/action/no-fields';
import { clearSessionCookies } from '@/lib/auth/session-cookie';

const triesPerNetwork = 600;
const notSaved = deviceMessages.notSignedOut;

const signOutOne = defineMemberAction({
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

const signOutOthers = defineMemberAction({
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

/** Signs out one of the viewer's devices (field `sessionId`). */
export async function signOutDevice(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return signOutOne(form);
}

/** Signs the viewer out everywhere but on this device; no fields. */
export async function signOutEverywhere(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return signOutOthers(form);
}
