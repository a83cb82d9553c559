'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { closeOwnThread } from '@/lib/care/message/actions';
import { threadSchema } from '@/lib/care/message/schema';

/** Closes a conversation for both. */
export function CloseThreadForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={closeOwnThread} schema={threadSchema} />;
}
