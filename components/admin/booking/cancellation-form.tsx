'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { cancelAnyBooking } from '@/lib/admin/booking/actions';
import { cancellationSchema } from '@/lib/admin/booking/schema';

export function CancellationForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={cancelAnyBooking} schema={cancellationSchema} />;
}
