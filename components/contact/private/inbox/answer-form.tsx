'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { answerReceivedRequest } from '@/lib/contact/reply/actions';
import { answerWays } from '@/lib/contact/reply/rules';
import { answerSchema } from '@/lib/contact/reply/schema';

const formId = 'answer';

type ReplyFormProps = {
  /** Id of the request. */
  readonly request: string;
  readonly postTo: string;
  /** Whether it can still be answered; if not, only the answer to the last submit stays. */
  readonly open: boolean;
};

/** Answers a request: by a message that we deliver, or by noting that it was answered elsewhere. */
export function AnswerForm({ request, postTo, open }: ReplyFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: answerSchema,
    action: answerReceivedRequest,
    postTo: `${postTo}#${formId}`,
    defaults: { way: 'mail' },
  });
  const { result } = form;
  return (
    <Form form={form} label="Answer" className={open || result ? 'grid gap-6' : 'hidden'}>
      {open && (
        <>
          <input type="hidden" name="request" value={request} />
          <SelectField field={form.field('way')} label="Way of answering" options={answerWays} required />
          <TextArea
            field={form.field('answer')}
            label="Your answer"
            hint="We email them a link to your answer; the email does not include it. Leave this empty if you have answered another way."
            rows={7}
          />
          <SubmitButton sending={form.sending}>Send answer</SubmitButton>
        </>
      )}
      <FormDraft form={form} />
    </Form>
  );
}
