'use client';

import { Form } from '@/components/forms/form';
import { paperFaultOf, withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { addRecordPaper } from '@/lib/care/record-request/actions';
import { paperField } from '@/lib/care/record-request/rules';
import { requestSchema } from '@/lib/care/record-request/schema';
import { paperHint, paperTypes } from '@/lib/server/file/paper-rules';

const formId = 'paper';

const schema = withChosenFile(requestSchema, { formId, name: paperField, faultOf: paperFaultOf });

export function PaperForm({ request, postTo }: { readonly request: string; readonly postTo: string }) {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: addRecordPaper,
    postTo: `${postTo}#${formId}`,
  });
  return (
    <Form form={form} label="Add a document" className="grid max-w-measure gap-4">
      <input type="hidden" name="request" value={request} />
      <ChosenFileField
        key={form.generation}
        field={form.field(paperField)}
        label="Document"
        hint={paperHint}
        accept={paperTypes}
      />
      <SubmitButton sending={form.sending} sendingLabel="Uploading..." variant="outline">
        Add document
      </SubmitButton>
    </Form>
  );
}
