'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { addTestimonial, approveTestimonial, hideTestimonial } from '@/lib/admin/testimonial/commands';
import { testimonialFormKind, testimonialMessages } from '@/lib/admin/testimonial/rules';
import { approvalSchema, hidingSchema, testimonialSchema } from '@/lib/admin/testimonial/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: testimonialMessages.notSaved } as const;

function answered(outcome: 'done' | 'already' | 'gone', done: string): FormResult<null> {
  refresh();
  if (outcome === 'done') return { ok: true, message: done, data: null };
  const message = outcome === 'gone' ? testimonialMessages.gone : testimonialMessages.alreadySo;
  return { ok: false, message };
}

export const addReceivedTestimonial = defineMemberAction({
  ...common,
  name: 'add-testimonial',
  schema: testimonialSchema,
  formKind: testimonialFormKind,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> => {
    await addTestimonial(submission.key, input, { viewer, request: { id, network } });
    refresh();
    return { ok: true, message: testimonialMessages.added, data: null };
  },
});

export const showTestimonial = defineMemberAction({
  ...common,
  name: 'approve-testimonial',
  schema: approvalSchema,
  handler: async ({ testimonial, consentSource }, { viewer, id, network }) =>
    answered(
      await approveTestimonial(testimonial, consentSource, { viewer, request: { id, network } }),
      testimonialMessages.approved,
    ),
});

export const withdrawTestimonial = defineMemberAction({
  ...common,
  name: 'hide-testimonial',
  schema: hidingSchema,
  handler: async ({ testimonial }, { viewer, id, network }) =>
    answered(
      await hideTestimonial(testimonial, { viewer, request: { id, network } }),
      testimonialMessages.hidden,
    ),
});
