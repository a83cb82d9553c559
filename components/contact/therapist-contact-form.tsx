'use client';

import { useOwnContact } from '@/components/account/use-own-contact';
import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { Button } from '@/components/ui/button';
import { requestTherapistContact } from '@/lib/contact/actions';
import { unansweredDays } from '@/lib/contact/others/rules';
import { contactMethods } from '@/lib/contact/rules';

type TherapistContactFormProps = {
  readonly therapist: { readonly slug: string; readonly name: string };
  /** "4 hours": the measured usual time until an answer; null while too few were given. */
  readonly usualReply: string | null;
  /** Made by `issueFormToken(therapistContactFormKind)`. */
  readonly formToken: string;
};

const formId = 'therapist-contact';

/** Stands in place of the form after a message. */
function Sent({
  therapist: { slug, name },
  usualReply,
}: Pick<TherapistContactFormProps, 'therapist' | 'usualReply'>) {
  return (
    <div className="grid max-w-measure gap-4">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Only {name} reads your message. You get the answer at the email or phone number you gave.</li>
        <li>
          {usualReply === null
            ? `${name} has answered too few messages here for us to show a usual reply time.`
            : `${name} usually answers within ${usualReply}.`}
        </li>
        <li>
          If there is no answer after {unansweredDays} days, we email you other therapists who have time. You
          do not need to wait: you can write to another therapist today.
        </li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <a href={`/professionals/${slug}`}>Write another message</a>
        </Button>
        <Button asChild variant="link">
          <a href="/professionals?sort=soonest">Other therapists, soonest first</a>
        </Button>
      </p>
    </div>
  );
}

/** Writes to one therapist from their profile (product.md §2). */
export function TherapistContactForm({ therapist, usualReply, formToken }: TherapistContactFormProps) {
  const own = useOwnContact();
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
    <Form form={form} label={`Contact ${therapist.name}`} className="grid gap-6">
      {form.result?.ok ? (
        <Sent therapist={therapist} usualReply={usualReply} />
      ) : (
        <>
          <input type="hidden" name="therapist" value={therapist.slug} />
          <TextField field={field('fullName')} label="Full Name" autoComplete="name" required />
          <EmailField field={field('email')} label="Email Address" />
          <PhoneField field={field('phone')} hint="Add the country code if it is not an Indian number." />
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
          <DangerHelp formId={formId} />
          <SubmitButton sending={form.sending}>Send Message</SubmitButton>
        </>
      )}
      <FormDraft form={form} />
    </Form>
  );
}
