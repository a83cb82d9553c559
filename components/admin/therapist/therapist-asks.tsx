'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { linkTherapistAccount } from '@/lib/admin/therapist/account/actions';
import { accountLinkSchema } from '@/lib/admin/therapist/account/schema';
import { setTherapistPublic } from '@/lib/admin/therapist/listing-status/actions';
import { publicSchema } from '@/lib/admin/therapist/listing-status/schema';
import { checkTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { checkSchema } from '@/lib/admin/therapist/register/schema';
import { refusePhoto } from '@/lib/therapist/photo/actions';
import { photoRefusalSchema } from '@/lib/therapist/photo/schema';

export function LinkAccountForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={linkTherapistAccount} schema={accountLinkSchema} />;
}

export function CheckRegistrationForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={checkTherapistRegistration} schema={checkSchema} />;
}

export function RefusePhotoForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={refusePhoto} schema={photoRefusalSchema} />;
}

/** Makes a profile public, with a reason where something is missing, or takes it down. */
export function PublishForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={setTherapistPublic} schema={publicSchema} />;
}
