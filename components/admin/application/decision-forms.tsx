'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { askAboutApplication, declineApplication } from '@/lib/admin/application/actions';
import { questionSchema, refusalSchema } from '@/lib/admin/application/schema';
import { refuseProfileChange } from '@/lib/therapist/proposal/actions';
import { refuseSchema } from '@/lib/therapist/proposal/schema';

export function AskBackForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={askAboutApplication} schema={questionSchema} />;
}

export function RefuseApplicationForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={declineApplication} schema={refusalSchema} />;
}

/** Leaves a public page as it is. */
export function RefuseChangeForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={refuseProfileChange} schema={refuseSchema} />;
}
