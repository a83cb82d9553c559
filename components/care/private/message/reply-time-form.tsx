'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { saveReplyTime } from '@/lib/care/message/actions';
import { replyTimeChoices } from '@/lib/care/message/rules';
import { replyTimeSchema } from '@/lib/care/message/schema';

type ReplyTimeFormProps = {
  readonly path: string;
  /** Working days of the present choice. */
  readonly days: number | null;
};

/** How soon a therapist answers; clients read it beside the conversation. */
export function ReplyTimeForm({ path, days }: ReplyTimeFormProps) {
  return (
    <ReasonForm
      id="reply-time-choice"
      action={saveReplyTime}
      schema={replyTimeSchema}
      postTo={path}
      hidden={{}}
      fields={[
        {
          type: 'choice',
          name: 'days',
          label: 'Reply time',
          hint: 'Your clients see this in every conversation with you.',
          options: replyTimeChoices,
          placeholder: 'Choose a time',
          ...(days !== null && { value: String(days) }),
        },
      ]}
      button="Save reply time"
      label="How soon you reply"
      className="max-w-measure"
    />
  );
}
