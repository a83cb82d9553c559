'use client';

import { Form } from '@/components/forms/form';
import { withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { readPracticeFile } from '@/lib/privacy/export/practice/actions';
import {
  largestPracticeFile,
  practiceFaults,
  practiceField,
  practicePath,
} from '@/lib/privacy/export/practice/rules';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const formId = 'practice-reader';

const schema = withChosenFile(noFieldsSchema, {
  formId,
  name: practiceField,
  faultOf: (file) => (file.size > largestPracticeFile ? practiceFaults['too-large'] : undefined),
});

/** Takes hours, sessions and notes of a practice file. */
export function PracticeReader() {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: readPracticeFile,
    postTo: `${practicePath}#${formId}`,
  });
  return (
    <Form form={form} label="Read a practice file" className="grid max-w-measure gap-4">
      <ChosenFileField
        key={form.generation}
        field={form.field(practiceField)}
        label="Practice file"
        hint="The ZIP, or practice.json in it"
        accept=".zip,.json,application/zip,application/json"
      />
      <SubmitButton sending={form.sending} sendingLabel="Reading...">
        Read file
      </SubmitButton>
    </Form>
  );
}
