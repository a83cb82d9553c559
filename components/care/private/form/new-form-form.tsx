'use client';

import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { createOwnForm } from '@/lib/care/form/own/actions';
import { newFormSchema } from '@/lib/care/form/own/schema';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'new-form';

type NewFormFormProps = {
  readonly ready: readonly Option[];
  /** Name of the one chosen at first. */
  readonly copyOf: string;
  readonly postTo: string;
};

export function NewFormForm({ ready, copyOf, postTo }: NewFormFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: newFormSchema,
    action: createOwnForm,
    postTo: `${postTo}#${formId}`,
    defaults: { copyOf },
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Card asChild className="grid max-w-4xl gap-5">
      <Form form={form} label="New form">
        <TextField
          field={form.field('title')}
          label="Title"
          hint="Your clients see it."
          autoComplete="off"
          required
        />
        <SelectField
          field={form.field('copyOf')}
          label="Start with"
          options={ready}
          placeholder="An empty form"
        />
        <SubmitButton sending={form.sending || leaving}>Create form</SubmitButton>
      </Form>
    </Card>
  );
}
