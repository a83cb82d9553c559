'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { showTestimonial } from '@/lib/admin/testimonial/actions';
import { approvalSchema } from '@/lib/admin/testimonial/schema';

export const ApprovalForm = reasonForm(showTestimonial, approvalSchema);
