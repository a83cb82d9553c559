'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { cancelAnyBooking } from '@/lib/admin/booking/actions';
import { cancellationSchema } from '@/lib/admin/booking/schema';

export const CancellationForm = reasonForm(cancelAnyBooking, cancellationSchema);
