'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { askForOwnRecords } from '@/lib/care/record-request/actions';
import { askSchema } from '@/lib/care/record-request/schema';

/** Asks a therapist for one's medical records. */
export function AskForRecordsForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={askForOwnRecords} schema={askSchema} />;
}
