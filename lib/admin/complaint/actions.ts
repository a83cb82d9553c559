'use server';

import { revalidatePath } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { complaintMessages as says } from '@/lib/admin/complaint/rules';
import { answerSchema, complaintSchema } from '@/lib/admin/complaint/schema';
import { acknowledgeByHand, answerGrievance } from '@/lib/privacy/grievance/answer';

const same = { access: 'admin', triesPerNetwork: 600, notSaved: says.notSaved } as const;

function said(complaintId: string, done: boolean, message: string, before: string): FormResult<null> {
  revalidatePath(`/admin/complaints/${complaintId}`);
  return done ? { ok: true, message, data: null } : { ok: false, message: before };
}

const answer = defineMemberAction({
  ...same,
  name: 'answer-complaint',
  schema: answerSchema,
  handler: async ({ complaintId, answer: words }, { viewer, ...request }) =>
    said(
      complaintId,
      await answerGrievance({ viewer, request }, complaintId, words),
      says.answered,
      says.answeredBefore,
    ),
});

const acknowledge = defineMemberAction({
  ...same,
  name: 'acknowledge-complaint',
  schema: complaintSchema,
  handler: async ({ complaintId }, { viewer, ...request }) =>
    said(
      complaintId,
      await acknowledgeByHand({ viewer, request }, complaintId),
      says.acknowledged,
      says.acknowledgedBefore,
    ),
});

/** Answers a complaint, which mails the person (fields `complaintId`, `answer`). */
export async function answerComplaint(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return answer(form);
}

/** Notes that a complaint was acknowledged by another way than our mail (field `complaintId`). */
export async function acknowledgeComplaint(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return acknowledge(form);
}
