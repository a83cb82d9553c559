'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { closeContactMessage } from '@/lib/admin/message/actions';
import { closingSchema } from '@/lib/admin/message/schema';

/** Closes a message without an answer. */
export function ClosingForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={closeContactMessage} schema={closingSchema} />;
}
