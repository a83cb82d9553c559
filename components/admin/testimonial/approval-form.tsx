'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { showTestimonial } from '@/lib/admin/testimonial/actions';
import { approvalSchema } from '@/lib/admin/testimonial/schema';

export function ApprovalForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={showTestimonial} schema={approvalSchema} />;
}
