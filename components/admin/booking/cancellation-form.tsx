'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { cancelAnyBooking } from '@/lib/admin/booking/actions';
import { cancellationSchema } from '@/lib/admin/booking/schema';

/** Cancels an appointment for both sides. */
export function CancellationForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={cancelAnyBooking} schema={cancellationSchema} />;
}
