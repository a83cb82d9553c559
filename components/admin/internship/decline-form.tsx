'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { decisionSchema } from '@/lib/admin/internship/schema';

/** Declines an application for an internship. */
export function DeclineInternForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={decideInternshipApplication} schema={decisionSchema} />;
}
