'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { linkTherapistAccount } from '@/lib/admin/therapist/account/actions';
import { accountLinkSchema } from '@/lib/admin/therapist/account/schema';
import { setTherapistPublic } from '@/lib/admin/therapist/listing-status/actions';
import { publicSchema } from '@/lib/admin/therapist/listing-status/schema';
import { checkTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { checkSchema } from '@/lib/admin/therapist/register/schema';
import { refusePhoto } from '@/lib/therapist/photo/actions';
import { photoRefusalSchema } from '@/lib/therapist/photo/schema';

export const LinkAccountForm = reasonForm(linkTherapistAccount, accountLinkSchema);
export const CheckRegistrationForm = reasonForm(checkTherapistRegistration, checkSchema);
export const RefusePhotoForm = reasonForm(refusePhoto, photoRefusalSchema);

/** Makes a profile public, with a reason where something is missing, or takes it down. */
export const PublishForm = reasonForm(setTherapistPublic, publicSchema);
