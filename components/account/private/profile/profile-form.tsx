'use client';

import { type ReactNode, useState } from 'react';
import { ConsentBox } from '@/components/account/private/onboarding/consent-box';
import { NameFields, PhoneField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { updateProfile } from '@/lib/account/profile/editing/actions';
import type { OwnProfile } from '@/lib/account/profile/editing/queries';
import { editingMessages, profileFormId as formId } from '@/lib/account/profile/editing/rules';
import { editingFormSchema } from '@/lib/account/profile/editing/schema';
import { goalsPrompts } from '@/lib/account/profile/onboarding/rules';

function showStored(fields: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = document.getElementById(`${formId}-${name}`);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text;
  }
}

type ProfileFormProps = {
  readonly profile: OwnProfile;
  /** Lies below the fields, such as help beside words of danger. */
  readonly beside: ReactNode;
};

/** Names, phone and goals of one's own profile (product.md §2). Shows the stored values after saving. */
export function ProfileForm({ profile, beside }: ProfileFormProps) {
  const [stored, setStored] = useState(profile);
  const form = useValidatedForm({
    id: formId,
    schema: editingFormSchema,
    action: updateProfile,
    postTo: '/edit-profile',
    defaults: {
      firstName: stored.firstName,
      lastName: stored.lastName,
      phone: stored.phone,
      goals: stored.goals,
    },
    onSent: ({ phone, goals, ...names }) => {
      const fields = { ...names, phone: phone ?? '', goals: goals ?? '' };
      setStored({ ...stored, ...fields });
      showStored(fields);
    },
  });
  const { field, result } = form;
  const saved = result?.ok ? result.data : undefined;
  const therapist = profile.role === 'therapist';

  return (
    <Form
      form={form}
      label="Profile"
      className="grid gap-6"
      failure={
        result && !result.ok && !result.fieldErrors && !result.stored ? editingMessages.error : undefined
      }
    >
      <VersionField form={form} version={profile.version} />
      {saved && (
        <p className="-mt-3 text-muted-foreground">
          Saved:{' '}
          <bdi>
            {saved.firstName} {saved.lastName}
          </bdi>
          , {saved.phone ?? 'no phone number'}, {saved.goals ? 'with goals' : 'without goals'}.
        </p>
      )}
      <div className="grid gap-6">
        <NameFields field={field} />
        <Field>
          <FieldLabel htmlFor={`${formId}-email`}>Email</FieldLabel>
          <FieldDescription id={`${formId}-email-hint`}>Email cannot be changed</FieldDescription>
          <Input
            id={`${formId}-email`}
            type="email"
            value={profile.email}
            readOnly
            disabled
            aria-describedby={`${formId}-email-hint`}
            className="cursor-not-allowed border-border! bg-muted!"
          />
        </Field>
        <PhoneField field={field('phone')} hint="For calls about a session, never for advertising." />
        <TextArea
          field={field('goals')}
          label="Goals"
          hint={therapist ? goalsPrompts.therapist : goalsPrompts.client}
          rows={4}
        />
        {beside}
        {profile.asksForCare && <ConsentBox purpose="care" field={field('care')} />}
      </div>
      <SubmitButton sending={form.sending}>Save changes</SubmitButton>
    </Form>
  );
}
