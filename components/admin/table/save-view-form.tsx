'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { saveListView } from '@/lib/admin/table/view/actions';

type Props = {
  /** Address of the list. */
  readonly list: string;
  /** The part of the address behind the question mark. */
  readonly query: string;
  readonly postTo: string;
};

/** Keeps the present view of a list under a name. */
export function SaveViewForm({ list, query, postTo }: Props) {
  const form = useFormAction({ id: 'save-view', action: saveListView, postTo: `${postTo}#save-view` });
  const { result, sending } = form;
  return (
    <form {...form.formProps} className="grid gap-4">
      <ErrorSummary formId="save-view" result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <TextField
        key={form.generation}
        field={form.field('name')}
        label="Name of the view"
        hint="Filters, order and hidden columns are kept."
        autoComplete="off"
      />
      <SubmitButton sending={sending} sendingLabel="Just a moment..." variant="outline">
        Save view
      </SubmitButton>
    </form>
  );
}
