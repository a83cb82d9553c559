'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
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

/** Adds a paper to an answer. */
export function PaperForm({ request, postTo }: { readonly request: string; readonly postTo: string }) {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: addRecordPaper,
    postTo: `${postTo}#${formId}`,
  });
  return (
    <form {...form.formProps} aria-label="Add a paper" className="grid max-w-measure gap-4">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="request" value={request} />
      <ChosenFileField
        key={form.generation}
        field={form.field(paperField)}
        label="Paper"
        hint={paperHint}
        accept={paperTypes}
      />
      <SubmitButton sending={form.sending} sendingLabel="Uploading..." variant="outline">
        Add paper
      </SubmitButton>
    </form>
  );
}
