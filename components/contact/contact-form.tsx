'use client';

import type { ChangeEvent } from 'react';
import { useOwnContact } from '@/components/account/use-own-contact';
import { MessageSaved } from '@/components/contact/message-saved';
import { TherapistChoice, type TherapistOptions } from '@/components/contact/therapist-choice';
import { EmailField, NameFields, PhoneField } from '@/components/forms/contact-fields';
import { FormDraft } from '@/components/forms/draft/form-draft';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { sendContactMessage } from '@/lib/contact/actions';
import { contactTopics, headcounts, therapistTopic } from '@/lib/contact/rules';

// Shown only under its topic, even without scripts; a browser without :has() always shows it.
const underItsTopic =
  'hidden gap-6 group-has-[option[value=request-demo]:checked]/contact:grid not-supports-[selector(:has(*))]:grid';

const options = headcounts.map((value) => ({ value, label: value }));

/** For whom a demo is wanted, and when: asked under the topic that needs it. */
function DemoFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <div className={underItsTopic}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField field={field('company')} label="Company" autoComplete="organization" />
        <SelectField
          field={field('headcount')}
          label="People who work there"
          options={options}
          placeholder="Choose a number"
        />
      </div>
      <TextField
        field={field('preferredTimes')}
        label="Suitable times for a call"
        hint="Two or three, such as: Tuesday after 4 pm (IST)."
        autoComplete="off"
      />
    </div>
  );
}

type ContactFormProps = {
  /** Made by `issueFormToken(contactFormKind)`. */
  readonly formToken: string;
  readonly therapists: TherapistOptions;
  readonly topic: string;
  readonly therapist: string;
  readonly supportEmail: string;
  readonly answerWithin: string;
  /** The programme that a link asked about, and the beginning of a message about it. */
  readonly internship: { readonly slug: string; readonly message: string } | null;
};

const formId = 'contact';

/** Clears a therapist chosen under another topic, so that the form does not send it unseen (product.md §5). */
function forgetTherapist({ target }: ChangeEvent<HTMLSelectElement>): void {
  if (target.value === therapistTopic) return;
  for (const name of ['therapist', 'therapistName']) {
    const control = target.form?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = '';
  }
}

/**
 * Public contact form (product.md §2). Once saved, the message opens as a letter in the sender's mail program, and what
 * happens next replaces the form.
 */
export function ContactForm({
  formToken,
  therapists,
  topic,
  therapist,
  supportEmail,
  answerWithin,
  internship,
}: ContactFormProps) {
  const own = useOwnContact();
  const form = useFormAction({
    id: formId,
    action: sendContactMessage,
    // The link's choices stay in the address, so that the page offers them again after a refusal.
    postTo: `/contact?${new URLSearchParams({ topic, therapist, ...(internship && { internship: internship.slug }) })}`,
    formToken,
    defaults: { ...own, topic, therapist, message: internship?.message ?? '' },
    onSent: ({ mailto }) => {
      window.location.href = mailto;
    },
  });
  const { field, result } = form;
  const saved = result?.ok ? result.data : undefined;

  const fields = (
    <>
      <div className="grid gap-6">
        <NameFields field={field} />
        <div className="grid gap-6 sm:grid-cols-2">
          <EmailField field={field('email')} />
          <PhoneField field={field('phone')} />
        </div>
        <SelectField
          field={field('topic')}
          label="Topic"
          options={contactTopics}
          placeholder="Choose a topic"
          required
          onChange={forgetTherapist}
        />
        <TherapistChoice therapists={therapists} found={result?.options?.therapist} field={field} />
        <DemoFields field={field} />
        <TextArea
          field={field('message')}
          label="Message"
          hint="Write as much or as little as you like."
          required
        />
        <DangerHelp formId={formId} />
      </div>
      <SubmitButton sending={form.sending}>Send Message</SubmitButton>
    </>
  );

  return (
    <Form form={form} label="Contact" className="group/contact grid gap-6">
      {saved ? (
        <MessageSaved saved={saved} supportEmail={supportEmail} answerWithin={answerWithin} />
      ) : (
        fields
      )}
      <FormDraft form={form} />
    </Form>
  );
}
