'use client';

import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { saveNominee } from '@/lib/privacy/nominee/actions';
import type { OwnNominee } from '@/lib/privacy/nominee/queries';
import { nomineeLabels, nomineeShown } from '@/lib/privacy/nominee/rules';
import { nomineeFormSchema } from '@/lib/privacy/nominee/schema';

const formId = 'nominee';

type NomineeFormProps = {
  readonly nominee: OwnNominee | null;
  readonly version: string;
};

export function NomineeForm({ nominee, version }: NomineeFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: nomineeFormSchema,
    action: saveNominee,
    postTo: '/account/privacy/nominee',
    defaults: nomineeShown(nominee),
  });
  const { field } = form;
  return (
    <Form form={form} label="Your nominee" className="grid gap-6">
      <VersionField form={form} version={version} />
      {/* A new key when the row changes, so that the fields show what is saved. */}
      <div key={`${form.generation} ${nominee?.updatedAt.toISOString() ?? ''}`} className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField field={field('name')} label={nomineeLabels.name} autoComplete="off" required />
          <TextField field={field('relation')} label={nomineeLabels.relation} autoComplete="off" required />
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-muted-foreground">Enter at least one.</legend>
          <div className="grid gap-6 sm:grid-cols-2">
            <EmailField
              field={field('email')}
              label={nomineeLabels.email}
              autoComplete="off"
              required={false}
            />
            <PhoneField field={field('phone')} label={nomineeLabels.phone} autoComplete="off" />
          </div>
        </fieldset>
      </div>
      <SubmitButton sending={form.sending}>{nominee ? 'Save changes' : 'Save nominee'}</SubmitButton>
    </Form>
  );
}
