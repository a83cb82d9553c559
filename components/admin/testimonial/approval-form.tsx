'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { showTestimonial } from '@/lib/admin/testimonial/actions';
import { approvalSchema } from '@/lib/admin/testimonial/schema';

/** Shows a testimonial, with where its writer agreed. */
export function ApprovalForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={showTestimonial} schema={approvalSchema} />;
}
