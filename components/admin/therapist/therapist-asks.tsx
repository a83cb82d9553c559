'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { linkTherapistAccount } from '@/lib/admin/therapist/account/actions';
import { accountLinkSchema } from '@/lib/admin/therapist/account/schema';
import { checkTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { checkSchema } from '@/lib/admin/therapist/register/schema';
import { refusePhoto } from '@/lib/therapist/photo/actions';
import { photoRefusalSchema } from '@/lib/therapist/photo/schema';

/** Lets an account act as a therapist. */
export function LinkAccountForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={linkTherapistAccount} schema={accountLinkSchema} />;
}

/** Notes that a register number was looked up. */
export function CheckRegistrationForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={checkTherapistRegistration} schema={checkSchema} />;
}

/** Does not show a photo, and says why. */
export function RefusePhotoForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={refusePhoto} schema={photoRefusalSchema} />;
}
