'use client';

import { EmailField } from '@/components/forms/contact-fields';
import { FormDraft } from '@/components/forms/form-draft';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { sendGrievance, sendOwnGrievance } from '@/lib/privacy/grievance/actions';

type GrievanceFormProps = {
  /** Made for each visit of the page, of the kind that belongs to `asMember`. */
  readonly formToken: string;
  /** The account gives name and address, so the form does not ask for them. */
  readonly asMember?: boolean;
};

const formId = 'complaint';

/** Receives a complaint, with an account or without. */
export function GrievanceForm({ formToken, asMember = false }: GrievanceFormProps) {
  const form = useFormAction({
    id: formId,
    action: asMember ? sendOwnGrievance : sendGrievance,
    postTo: asMember ? '/account/privacy/complaint' : '/grievance',
    formToken,
  });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Complaint" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <VisitFields formId={formId} formToken={form.token} />
      <div key={form.generation} className="grid gap-6">
        {!asMember && (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField field={field('name')} label="Your name" autoComplete="name" required />
            <EmailField field={field('email')} />
          </div>
        )}
        <TextField
          field={field('subject')}
          label="What it is about"
          hint="A few words. We do not put them into any email."
          required
        />
        <TextArea
          field={field('message')}
          label="What happened"
          hint="And what you would like us to do about it."
          rows={7}
          required
        />
      </div>
      <DangerHelp formId={form.formProps.id} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Send complaint</SubmitButton>
    </form>
  );
}
