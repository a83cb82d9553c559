'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { askAboutApplication, declineApplication } from '@/lib/admin/application/actions';
import { questionSchema, refusalSchema } from '@/lib/admin/application/schema';
import { refuseProfileChange } from '@/lib/therapist/proposal/actions';
import { refuseSchema } from '@/lib/therapist/proposal/schema';

/** Asks the applicant for what is missing. */
export function AskBackForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={askAboutApplication} schema={questionSchema} />;
}

/** Refuses an application. */
export function RefuseApplicationForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={declineApplication} schema={refusalSchema} />;
}

/** Leaves a public page as it is. */
export function RefuseChangeForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={refuseProfileChange} schema={refuseSchema} />;
}
