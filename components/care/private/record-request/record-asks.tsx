'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { askForOwnRecords } from '@/lib/care/record-request/actions';
import { askSchema } from '@/lib/care/record-request/schema';

export function AskForRecordsForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={askForOwnRecords} schema={askSchema} />;
}
