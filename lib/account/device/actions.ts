'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { endOtherSessions, endOwnSession, endSessionOf } from '@/lib/account/device/commands';
import { deviceMessages, endedElsewhere } from '@/lib/account/device/rules';
import { noFieldsSchema, signOutDeviceSchema } from '@/lib/account/device/schema';
import { defineAction } from '@/lib/action/define-action';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { currentViewer } from '@/lib/auth/session';
import { clearSessionCookies } from '@/lib/auth/session-cookie';

const triesPerNetwork = 600;
const notSaved = deviceMessages.notSignedOut;

const signOutHere = defineAction({
  name: 'sign-out',
  schema: noFieldsSchema,
  triesPerNetwork,
  notSaved,
  handler: async (_input, request): Promise<FormResult<null>> => {
    // Somebody signed out elsewhere in the meantime gets what they asked for all the same.
    const viewer = await currentViewer();
    if (viewer) await endOwnSession(viewer, request);
    await clearSessionCookies();
    if (!(await headers()).has('next-action')) redirect('/');
    return { ok: true, message: deviceMessages.signedOut, data: null };
  },
});

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

/**
 * Signs this browser out; no fields. A page with scripts is answered and goes to the start page by itself; a form
 * posted without scripts is redirected there.
 */
export async function signOut(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return signOutHere(form);
}

/** Signs out one of the viewer's devices (field `sessionId`). */
export async function signOutDevice(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return signOutOne(form);
}

/** Signs the viewer out everywhere but on this device; no fields. */
export async function signOutEverywhere(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return signOutOthers(form);
}
