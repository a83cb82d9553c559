'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { decisionSchema } from '@/lib/admin/internship/schema';

export function DeclineInternForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={decideInternshipApplication} schema={decisionSchema} />;
}
