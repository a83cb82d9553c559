'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { closeReceivedRequest } from '@/lib/contact/reply/actions';
import { closeReasons } from '@/lib/contact/reply/rules';
import { closeSchema } from '@/lib/contact/reply/schema';

type CloseFormProps = {
  /** Id of the request. */
  readonly request: string;
  readonly postTo: string;
  /** Whether it can still be closed; if not, only the answer to the last submit stays. */
  readonly open: boolean;
};

export function CloseForm({ request, postTo, open }: CloseFormProps) {
  return (
    <ReasonForm
      id="close"
      action={closeReceivedRequest}
      schema={closeSchema}
      postTo={postTo}
      hidden={{ request }}
      fields={[
        {
          type: 'choice',
          name: 'reason',
          label: 'Reason',
          hint: 'If you have no availability, or another therapist would suit them better, we let them know kindly. For other reasons, we send nothing.',
          options: closeReasons,
          placeholder: 'Choose a reason',
        },
        {
          name: 'words',
          label: 'In your own words (optional)',
          hint: 'For you and our team only.',
          rows: 2,
          required: false,
        },
      ]}
      button={open ? 'Close this request' : null}
      label="Close without an answer"
      behind="Close without an answer"
    />
  );
}
