'use client';

import { useRef } from 'react';
import { FieldFrame, fieldAttributes } from '@/components/forms/field-frame';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { FileInput } from '@/components/ui/private/file-input';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { largestPaper, paperHint, paperRefusals, paperTypes } from '@/lib/server/file/paper-rules';
import { addOwnPaper } from '@/lib/therapist/application/actions';
import { applicationPlace, paperField, paperKinds } from '@/lib/therapist/application/rules';

const formId = 'add-paper';

/** Adds one certificate at a time, so that a slow line loses at most one. */
export function PaperForm() {
  const fileRef = useRef<HTMLInputElement>(null);
  const form = useFormAction<null>({
    id: formId,
    action: addOwnPaper,
    postTo: `${applicationPlace}#${formId}`,
    check: async (): Promise<FormResult<null> | null> => {
      const file = fileRef.current?.files?.[0];
      if (!file || file.size <= largestPaper) return null;
      const fieldErrors = { [paperField]: paperRefusals['too-large'] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    },
  });
  const { field, result } = form;
  const paper = field(paperField);
  return (
    <form {...form.formProps} aria-label="Add a certificate" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <div key={form.generation} className="grid gap-6">
        <SelectField
          field={field('kind')}
          label="What it is"
          options={paperKinds.map(({ value, label }) => ({ value, label }))}
          placeholder="Choose"
          required
        />
        <FieldFrame field={paper} label="File" hint={paperHint}>
          <FileInput
            {...fieldAttributes({ field: paper, hint: paperHint })}
            defaultValue={undefined}
            ref={fileRef}
            accept={paperTypes}
            required
          />
        </FieldFrame>
      </div>
      <SubmitButton sending={form.sending} variant="outline">
        Add certificate
      </SubmitButton>
    </form>
  );
}
