'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { withdrawGuestForm } from '@/lib/booking/assignment/actions';
import { formSchema } from '@/lib/care/form/fill/schema';

export const WithdrawGuestForm = reasonForm(withdrawGuestForm, formSchema);
