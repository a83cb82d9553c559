'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { answerRecordRequest } from '@/lib/care/record-request/actions';
import { withheldChoices } from '@/lib/care/record-request/rules';
import { recordAnswerSchema } from '@/lib/care/record-request/schema';

const formId = 'answer';

type AnswerFormProps = {
  readonly request: string;
  readonly client: string;
  readonly postTo: string;
  readonly formToken: string;
};

export function AnswerForm({ request, client, postTo, formToken }: AnswerFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: recordAnswerSchema,
    action: answerRecordRequest,
    postTo: `${postTo}#${formId}`,
    formToken,
  });
  const { field } = form;
  return (
    <Form form={form} label="Answer" className="grid max-w-measure gap-5">
      <input type="hidden" name="request" value={request} />
      <div key={form.generation} className="grid gap-5">
        <TextArea
          field={field('summary')}
          label="Summary of your work"
          hint="When you met, what you worked on, what you assessed and agreed, and the current status."
          rows={10}
          required
        />
        <SelectField
          field={field('because')}
          label="Is something withheld?"
          hint="The Act allows it for these two reasons only, and for specific information."
          options={withheldChoices}
        />
        <TextArea
          field={field('withheld')}
          label="What is withheld (in general terms)"
          hint={`Leave this empty if nothing is withheld. ${client} can read it, with the reason and how to reach the Review Board.`}
          rows={2}
        />
      </div>
      <SubmitButton sending={form.sending}>Send answer</SubmitButton>
      <FormDraft form={form} />
    </Form>
  );
}
