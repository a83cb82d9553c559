'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { Viewer } from '@/lib/account/session/session';
import { referenceOf } from '@/lib/format/reference';
import { fileGrievance } from '@/lib/privacy/grievance/commands';
import {
  grievanceFiled,
  grievanceFormKind,
  grievanceMessages,
  memberGrievanceFormKind,
} from '@/lib/privacy/grievance/rules';
import { grievanceSchema, memberGrievanceSchema } from '@/lib/privacy/grievance/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';

const triesPerNetwork = 120;

type Outcome = Awaited<ReturnType<typeof fileGrievance>>;

function answerTo(outcome: Outcome, formKind: string): FormResult<null> {
  if (outcome.done) return { ok: true, message: grievanceFiled(referenceOf(outcome.id)), data: null };
  if (outcome.because === 'too-many') return { ok: false, message: actionMessages.tooMany };
  return { ok: false, message: actionMessages.changed, formToken: issueVisitToken(formKind) };
}

export const sendGrievance = defineAction({
  name: 'file-grievance',
  access: 'public',
  schema: grievanceSchema,
  formKind: grievanceFormKind,
  triesPerNetwork,
  notSaved: grievanceMessages.notSaved,
  handler: async (input, context) => answerTo(await fileGrievance(null, input, context), grievanceFormKind),
});

/** A person's form of address: the name of the profile, else the name given at sign-up, else the address. */
function nameOf({ profile, email }: Viewer): string {
  return profile ? `${profile.firstName} ${profile.lastName}`.slice(0, 160) : email.slice(0, 160);
}

/** Saves the complaint of the signed-in person, with the account's name and address. */
export const sendOwnGrievance = defineMemberAction({
  name: 'file-own-grievance',
  access: 'viewer',
  schema: memberGrievanceSchema,
  formKind: memberGrievanceFormKind,
  triesPerNetwork,
  notSaved: grievanceMessages.notSaved,
  handler: async (input, { viewer, ...context }) => {
    const complaint = { ...input, name: nameOf(viewer), email: viewer.email };
    const outcome = await fileGrievance(viewer, complaint, context);
    if (outcome.done) refresh();
    return answerTo(outcome, memberGrievanceFormKind);
  },
});
