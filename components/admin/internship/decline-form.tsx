'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { decisionSchema } from '@/lib/admin/internship/schema';

/** Declines an application for an internship. */
export function DeclineInternForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={decideInternshipApplication} schema={decisionSchema} />;
}
