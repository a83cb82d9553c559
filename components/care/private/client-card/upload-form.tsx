'use client';

import { Form } from '@/components/forms/form';
import { withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { uploadClientList } from '@/lib/care/client-card/import/actions';
import { largestList, listFaults, listField } from '@/lib/care/client-card/import/rules';
import { cardPaths } from '@/lib/care/client-card/rules';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const formId = 'client-list';

const schema = withChosenFile(noFieldsSchema, {
  formId,
  name: listField,
  faultOf: (file) => (file.size > largestList ? listFaults['too-large'] : undefined),
});

/** Uploads a list of clients; the next page shows what it holds before anything is imported. */
export function UploadForm() {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: uploadClientList,
    postTo: `${cardPaths.import}#${formId}`,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Client list" className="grid max-w-measure gap-4">
      <ChosenFileField
        key={form.generation}
        field={form.field(listField)}
        label="Client list"
        hint="CSV or Excel, with the names of the columns in the first line"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.zip,text/csv"
      />
      <SubmitButton sending={form.sending || leaving} sendingLabel="Uploading...">
        Show preview
      </SubmitButton>
    </Form>
  );
}
