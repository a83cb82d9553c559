'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { askAboutApplication, declineApplication } from '@/lib/admin/application/actions';
import { questionSchema, refusalSchema } from '@/lib/admin/application/schema';
import { refuseProfileChange } from '@/lib/therapist/proposal/actions';
import { refuseSchema } from '@/lib/therapist/proposal/schema';

export const AskBackForm = reasonForm(askAboutApplication, questionSchema);
export const RefuseApplicationForm = reasonForm(declineApplication, refusalSchema);

/** Leaves a public page as it is. */
export const RefuseChangeForm = reasonForm(refuseProfileChange, refuseSchema);
