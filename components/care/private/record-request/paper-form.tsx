'use client';

import { FieldFrame, fieldAttributes } from '@/components/forms/field-frame';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { FileInput } from '@/components/ui/private/file-input';
import { addRecordPaper } from '@/lib/care/record-request/actions';
import { paperField } from '@/lib/care/record-request/rules';
import { paperHint, paperTypes } from '@/lib/server/file/paper-rules';

const formId = 'paper';

/** Adds a paper to an answer. */
export function PaperForm({ request, postTo }: { readonly request: string; readonly postTo: string }) {
  const form = useFormAction({ id: formId, action: addRecordPaper, postTo: `${postTo}#${formId}` });
  const file = form.field(paperField);
  return (
    <form {...form.formProps} aria-label="Add a paper" className="grid max-w-measure gap-4">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="request" value={request} />
      <FieldFrame key={form.generation} field={file} label="Paper" hint={paperHint}>
        <FileInput
          {...fieldAttributes({ field: file, hint: paperHint })}
          defaultValue={undefined}
          accept={paperTypes}
        />
      </FieldFrame>
      <SubmitButton sending={form.sending} sendingLabel="Uploading..." variant="outline">
        Add paper
      </SubmitButton>
    </form>
  );
}
