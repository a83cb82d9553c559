'use server';

import { revalidatePath } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { complaintMessages as says } from '@/lib/admin/complaint/rules';
import { answerSchema, complaintSchema } from '@/lib/admin/complaint/schema';
import { acknowledgeByHand, answerGrievance } from '@/lib/privacy/grievance/answer';
import type { FormResult } from '@/lib/server/action/form-result';

const same = { access: 'admin', triesPerNetwork: 600, notSaved: says.notSaved } as const;

function said(complaintId: string, done: boolean, message: string, before: string): FormResult<null> {
  revalidatePath(`/admin/complaints/${complaintId}`);
  return done ? { ok: true, message, data: null } : { ok: false, message: before };
}

export const answerComplaint = defineMemberAction({
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

/** Notes that a complaint was acknowledged in another way than by our mail (field `complaintId`). */
export const acknowledgeComplaint = defineMemberAction({
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
