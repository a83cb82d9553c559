'use client';

import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import type { OwnContact } from '@/lib/account/profile/queries';
import { requestTherapistContact } from '@/lib/contact/actions';
import { contactMethods } from '@/lib/contact/rules';

type TherapistContactFormProps = {
  /** What we know of a signed-in person; null for a guest. */
  readonly own: OwnContact | null;
  readonly therapist: { readonly slug: string; readonly name: string };
  /** Made by `issueFormToken(therapistContactFormKind)` for each visit of the page. */
  readonly formToken: string;
};

const formId = 'therapist-contact';

/** Writes to one therapist from their profile (product.md §2). */
export function TherapistContactForm({ own, therapist, formToken }: TherapistContactFormProps) {
  const form = useFormAction({
    id: formId,
    action: requestTherapistContact,
    postTo: `/professionals/${therapist.slug}`,
    formToken,
    defaults: {
      fullName: own ? `${own.firstName} ${own.lastName}`.trim() : '',
      email: own?.email ?? '',
      phone: own?.phone ?? '',
      preferredContactMethod: 'email',
    },
  });
  const { field } = form;

  return (
    <form {...form.formProps} aria-label={`Contact ${therapist.name}`} className="grid gap-6">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="therapist" value={therapist.slug} />
      <div key={form.generation} className="grid gap-6">
        <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
        <EmailField field={field('email')} label="Email Address" />
        <PhoneField field={field('phone')} hint="With country code if it is not Indian." />
        <SelectField
          field={field('preferredContactMethod')}
          label="Preferred contact method"
          options={contactMethods}
        />
        <TextArea
          field={field('message')}
          label="Message"
          hint={`Only ${therapist.name} reads this. A few sentences are enough.`}
          required
        />
      </div>
      <SubmitButton sending={form.sending}>Send Message</SubmitButton>
    </form>
  );
}
