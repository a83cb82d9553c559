'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { addTestimonial, approveTestimonial, hideTestimonial } from '@/lib/admin/testimonial/commands';
import { testimonialFormKind, testimonialMessages } from '@/lib/admin/testimonial/rules';
import { approvalSchema, hidingSchema, testimonialSchema } from '@/lib/admin/testimonial/schema';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: testimonialMessages.notSaved } as const;

function answered(outcome: 'done' | 'already' | 'gone', done: string): FormResult<null> {
  refresh();
  if (outcome === 'done') return { ok: true, message: done, data: null };
  const message = outcome === 'gone' ? testimonialMessages.gone : testimonialMessages.alreadySo;
  return { ok: false, message };
}

const add = defineMemberAction({
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

const approve = defineMemberAction({
  ...common,
  name: 'approve-testimonial',
  schema: approvalSchema,
  handler: async ({ testimonial, consentSource }, { viewer, id, network }) =>
    answered(
      await approveTestimonial(testimonial, consentSource, { viewer, request: { id, network } }),
      testimonialMessages.approved,
    ),
});

const hide = defineMemberAction({
  ...common,
  name: 'hide-testimonial',
  schema: hidingSchema,
  handler: async ({ testimonial }, { viewer, id, network }) =>
    answered(
      await hideTestimonial(testimonial, { viewer, request: { id, network } }),
      testimonialMessages.hidden,
    ),
});

/** Adds what somebody wrote to us (fields: `testimonialSchema`). */
export async function addReceivedTestimonial(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return add(form);
}

/** Shows a testimonial; fields `testimonial`, `consentSource`. */
export async function showTestimonial(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return approve(form);
}

/** Takes a testimonial off the pages; field `testimonial`. */
export async function withdrawTestimonial(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return hide(form);
}
