'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { controlStyle } from '@/components/forms/styles';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { ConsentBox } from '@/components/onboarding/consent-box';
import { updateProfile } from '@/lib/profile/editing/actions';
import type { OwnProfile } from '@/lib/profile/editing/queries';
import { editingMessages } from '@/lib/profile/editing/rules';
import { editingFormSchema } from '@/lib/profile/editing/schema';
import { goalsPrompts } from '@/lib/profile/onboarding/rules';

const formId = 'edit-profile';

/** What was typed stands in the page until it is told what became of it. */
function showStored(fields: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = document.getElementById(`${formId}-${name}`);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text;
  }
}

/** Names, phone and goals of one's own profile (spec §2). Says what is stored once it is. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const router = useRouter();
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
      // The header shows the name.
      router.refresh();
    },
  });
  const { field, result } = form;
  const saved = result?.ok ? result.data : undefined;
  const therapist = profile.role === 'therapist';

  return (
    <form {...form.formProps} aria-label="Profile" className="grid gap-6">
      <ErrorSummary
        formId={formId}
        result={result}
        focusRef={form.focusRef}
        title={result && !result.ok && !result.fieldErrors ? editingMessages.error : undefined}
      />
      <FormStatus result={result} focusRef={form.focusRef} />
      {saved && (
        <p className="-mt-3 text-ink-soft">
          Saved: {saved.firstName} {saved.lastName}, {saved.phone ?? 'no phone number'},{' '}
          {saved.goals ? 'with goals' : 'without goals'}.
        </p>
      )}
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField field={field('firstName')} label="First name" autoComplete="given-name" required />
          <TextField field={field('lastName')} label="Last name" autoComplete="family-name" required />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${formId}-email`} className="font-semibold">
            Email
          </label>
          <p id={`${formId}-email-hint`} className="text-ink-soft text-small">
            Email cannot be changed
          </p>
          <input
            id={`${formId}-email`}
            type="email"
            value={profile.email}
            readOnly
            disabled
            aria-describedby={`${formId}-email-hint`}
            className={`${controlStyle} cursor-not-allowed border-line bg-paper-3`}
          />
        </div>
        <TextField
          field={field('phone')}
          label="Phone (optional)"
          hint="For a call about a session, never for advertising."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextArea
          field={field('goals')}
          label="Goals"
          hint={therapist ? goalsPrompts.therapist : goalsPrompts.client}
          rows={4}
        />
        {profile.asksForCare && <ConsentBox purpose="care" field={field('care')} />}
      </div>
      <SubmitButton sending={form.sending}>Save changes</SubmitButton>
    </form>
  );
}
