'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { closeContactMessage } from '@/lib/admin/message/actions';
import { closingSchema } from '@/lib/admin/message/schema';

/** Closes a message without an answer. */
export function ClosingForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={closeContactMessage} schema={closingSchema} />;
}
