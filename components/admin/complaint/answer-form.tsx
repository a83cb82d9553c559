'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { answerComplaint } from '@/lib/admin/complaint/actions';
import { answerSchema } from '@/lib/admin/complaint/schema';

const formId = 'answer';

type AnswerFormProps = {
  readonly complaintId: string;
  readonly hint: string;
  /** False once there is an answer: only the form's message stays. */
  readonly open: boolean;
};

export function AnswerForm({ complaintId, hint, open }: AnswerFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: answerSchema,
    action: answerComplaint,
    postTo: `/admin/complaints/${complaintId}`,
  });
  const { result } = form;
  if (!open && !result) return null;
  return (
    <Form form={form} label="Answer" className="grid gap-4">
      {open && (
        <>
          <input type="hidden" name="complaintId" value={complaintId} />
          <TextArea field={form.field('answer')} label="Your answer" hint={hint} rows={8} required />
          <SubmitButton sending={form.sending}>Send the answer</SubmitButton>
        </>
      )}
      <FormDraft form={form} />
    </Form>
  );
}
