'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { closeOwnThread } from '@/lib/care/message/actions';
import { threadSchema } from '@/lib/care/message/schema';

export function CloseThreadForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={closeOwnThread} schema={threadSchema} />;
}
