'use client';

import { useState } from 'react';
import { Bubble, messageText } from '@/components/care/private/message/bubble';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { paperFaultOf, withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { Folded } from '@/components/forms/private/folded';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { sendThreadMessage } from '@/lib/care/message/actions';
import { messageFileField } from '@/lib/care/message/rules';
import { messageSchema } from '@/lib/care/message/schema';
import { paperHint, paperTypes } from '@/lib/server/file/paper-rules';

const formId = 'message';

const schema = withChosenFile(messageSchema, { formId, name: messageFileField, faultOf: paperFaultOf });

type MessageFormProps = {
  readonly with: string;
  readonly name: string;
  readonly postTo: string;
  readonly formToken: string;
};

export function MessageForm({ with: withWhom, name, postTo, formToken }: MessageFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: sendThreadMessage,
    postTo: `${postTo}#${formId}`,
    formToken,
  });
  const [sent, setSent] = useState('');
  const file = form.field(messageFileField);
  return (
    <Form
      form={form}
      label={`Message to ${name}`}
      className="grid gap-4"
      onSubmitCapture={({ currentTarget }) => setSent(String(new FormData(currentTarget).get('text')))}
    >
      {form.sending && (
        <Bubble own head="You · sending…">
          <p className={messageText}>{sent}</p>
        </Bubble>
      )}
      <input type="hidden" name="with" value={withWhom} />
      <div key={`text ${form.generation}`} className="grid gap-4">
        <TextArea field={form.field('text')} label="Your message" rows={2} />
        <DangerHelp formId={formId} />
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 [&>details[open]]:w-full">
        <Folded key={form.generation} behind="Attach a file" open={file.error !== undefined}>
          <ChosenFileField field={file} label="File (optional)" hint={paperHint} accept={paperTypes} />
        </Folded>
        <SubmitButton sending={form.sending}>Send message</SubmitButton>
      </div>
      <FormDraft form={form} />
    </Form>
  );
}
