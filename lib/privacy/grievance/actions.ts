'use server';

import { refresh } from 'next/cache';
import { defineAction } from '@/lib/action/define-action';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import type { Viewer } from '@/lib/auth/session';
import { issueFormToken } from '@/lib/form-token';
import { fileGrievance } from '@/lib/privacy/grievance/commands';
import {
  grievanceFormKind,
  grievanceKept,
  grievanceMessages,
  memberGrievanceFormKind,
} from '@/lib/privacy/grievance/rules';
import { grievanceSchema, memberGrievanceSchema } from '@/lib/privacy/grievance/schema';
import { referenceOf } from '@/lib/reference';

const triesPerNetwork = 120;

type Outcome = Awaited<ReturnType<typeof fileGrievance>>;

function answerTo(outcome: Outcome, formKind: string): FormResult<null> {
  if (outcome.kept) return { ok: true, message: grievanceKept(referenceOf(outcome.id)), data: null };
  if (outcome.because === 'too-many') return { ok: false, message: actionMessages.tooMany };
  return { ok: false, message: actionMessages.changed, formToken: issueFormToken(formKind) };
}

const fileAsGuest = defineAction({
  name: 'file-grievance',
  schema: grievanceSchema,
  formKind: grievanceFormKind,
  triesPerNetwork,
  notSaved: grievanceMessages.notSaved,
  handler: async (input, context) => answerTo(await fileGrievance(null, input, context), grievanceFormKind),
});

/** How a person is written to: the name of the profile, else what was given at sign-up, else the address. */
function nameOf({ profile, email }: Viewer): string {
  return profile ? `${profile.firstName} ${profile.lastName}`.slice(0, 160) : email.slice(0, 160);
}

const fileAsMember = defineMemberAction({
  name: 'file-own-grievance',
  access: 'viewer',
  schema: memberGrievanceSchema,
  formKind: memberGrievanceFormKind,
  triesPerNetwork,
  notSaved: grievanceMessages.notSaved,
  handler: async (input, { viewer, ...context }) => {
    const complaint = { ...input, name: nameOf(viewer), email: viewer.email };
    const outcome = await fileGrievance(viewer, complaint, context);
    if (outcome.kept) refresh();
    return answerTo(outcome, memberGrievanceFormKind);
  },
});

/** Takes the complaint of somebody who is not signed in. */
export async function sendGrievance(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return fileAsGuest(form);
}

/** Takes the complaint of the person signed in; name and address are the account's. */
export async function sendOwnGrievance(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return fileAsMember(form);
}
