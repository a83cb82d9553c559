'use client';

import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { saveNominee } from '@/lib/privacy/nominee/actions';
import type { OwnNominee } from '@/lib/privacy/nominee/queries';

const formId = 'nominee';

/** Names a nominee, or replaces them. */
export function NomineeForm({ nominee }: { readonly nominee: OwnNominee | null }) {
  const form = useFormAction({
    id: formId,
    action: saveNominee,
    postTo: '/account/privacy/nominee',
    defaults: {
      name: nominee?.name ?? '',
      relation: nominee?.relation ?? '',
      email: nominee?.email ?? '',
      phone: nominee?.phone ?? '',
    },
  });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Your nominee" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {/* A new key when the row changes, so that the fields show what is saved. */}
      <div key={`${form.generation} ${nominee?.updatedAt.toISOString() ?? ''}`} className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField field={field('name')} label="Name" autoComplete="off" required />
          <TextField
            field={field('relation')}
            label="What this person is to you"
            autoComplete="off"
            required
          />
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-muted-foreground">
            One of the two is enough, so that they can be reached.
          </legend>
          <div className="grid gap-6 sm:grid-cols-2">
            <EmailField field={field('email')} label="Their email" autoComplete="off" required={false} />
            <PhoneField field={field('phone')} label="Their phone" autoComplete="off" />
          </div>
        </fieldset>
      </div>
      <SubmitButton sending={form.sending}>{nominee ? 'Save changes' : 'Name this person'}</SubmitButton>
    </form>
  );
}
