'use client';

import { Form } from '@/components/forms/form';
import { paperFaultOf, withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { paperHint, paperTypes } from '@/lib/server/file/paper-rules';
import { addOwnPaper } from '@/lib/therapist/application/actions';
import { applicationPath, paperField, paperKinds } from '@/lib/therapist/application/rules';
import { paperSchema } from '@/lib/therapist/application/schema';

const formId = 'add-paper';

const schema = withChosenFile(paperSchema, { formId, name: paperField, faultOf: paperFaultOf });

/** Adds one certificate at a time, so that a slow line loses at most one. */
export function PaperForm() {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: addOwnPaper,
    postTo: `${applicationPath}#${formId}`,
  });
  const { field } = form;
  return (
    <Form form={form} label="Add a certificate" className="grid gap-6">
      <div key={form.generation} className="grid gap-6">
        <SelectField
          field={field('kind')}
          label="Description"
          options={paperKinds.map(({ value, label }) => ({ value, label }))}
          placeholder="Choose"
          required
        />
        <ChosenFileField
          field={field(paperField)}
          label="File"
          hint={paperHint}
          accept={paperTypes}
          required
        />
      </div>
      <SubmitButton sending={form.sending} variant="outline">
        Add certificate
      </SubmitButton>
    </Form>
  );
}
