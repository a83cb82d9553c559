'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { forClients } from '@/components/account/private/onboarding/by-role';
import { ConsentBox } from '@/components/account/private/onboarding/consent-box';
import { GoalsField } from '@/components/account/private/onboarding/goals-field';
import { RoleChoice } from '@/components/account/private/onboarding/role-choice';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { PhoneField } from '@/components/forms/contact-fields';
import { DeviceZone } from '@/components/forms/device-zone';
import { ErrorSummary } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { consentNotices, consentNoticeVersion } from '@/content/consents';
import { completeOnboarding } from '@/lib/account/profile/onboarding/actions';
import type { OnboardingStart } from '@/lib/account/profile/onboarding/queries';
import { onboardingFormId, onboardingMessages } from '@/lib/account/profile/onboarding/rules';
import { onboardingFormSchema } from '@/lib/account/profile/onboarding/schema';
import { onboardingPath } from '@/lib/account/session/return-path';
import { lastNameHint } from '@/lib/format/person-name';
import { formatDay } from '@/lib/format/time';

const waitsFor = ['role', 'firstName', 'lastName'] as const;

/** Whether the form has what the button needs (product.md §5); reads the page, which a browser may have filled in. */
function isReady(form: HTMLFormElement): boolean {
  const sent = new FormData(form);
  return waitsFor.every((name) => String(sent.get(name) ?? '').trim() !== '');
}

/**
 * First steps after sign-up (product.md §2). Without scripts the button is always active and the server says what is
 * missing.
 */
export function OnboardingForm({
  defaults,
  asked,
  agreed,
  next,
  formToken,
  beside,
}: OnboardingStart & {
  readonly next: string;
  readonly formToken: string;
  /** Stands below the goals. */
  readonly beside: ReactNode;
}) {
  const form = useValidatedForm({
    id: onboardingFormId,
    schema: onboardingFormSchema,
    action: completeOnboarding,
    postTo: onboardingPath(next),
    formToken,
    defaults,
  });
  const { field, result } = form;
  const nextRef = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<boolean>();

  useEffect(() => {
    const form = nextRef.current?.form;
    if (form) setReady(isReady(form));
  }, []);

  return (
    <form
      {...form.formProps}
      onInput={(event: FormEvent<HTMLFormElement>) => setReady(isReady(event.currentTarget))}
      aria-label="Your profile"
      className="group/onboarding grid gap-7"
    >
      <ErrorSummary
        formId={onboardingFormId}
        result={result}
        focusRef={form.focusRef}
        title={onboardingMessages.failed}
      />
      <VisitFields formId={onboardingFormId} formToken={form.token} />
      <input ref={nextRef} type="hidden" name="next" value={next} />
      <DeviceZone name="timeZone" />
      {agreed.map((purpose) => (
        <input key={purpose} type="hidden" name={purpose} value="on" />
      ))}
      <RoleChoice field={field('role')} />
      <fieldset aria-describedby={`${onboardingFormId}-called`}>
        <legend className="font-semibold">Your name</legend>
        <p id={`${onboardingFormId}-called`} className="mb-4 text-muted-foreground text-small">
          As you would like to be called. If you use one name only, give its initial as last name.
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField field={field('firstName')} label="First name" autoComplete="given-name" required />
          <TextField
            field={field('lastName')}
            label="Last name"
            hint={lastNameHint}
            autoComplete="family-name"
            required
          />
        </div>
      </fieldset>
      <PhoneField
        field={field('phone')}
        hint="For a call about a session, never for advertising. Seen by the therapist you work with."
      />
      <GoalsField field={field('goals')} />
      {beside}
      <fieldset className="grid gap-1 border-border border-t pt-6">
        <legend className="float-left w-full font-semibold text-h4">What you agree to</legend>
        <p className="clear-both mb-2 text-muted-foreground text-small">
          Each is a choice of its own, and you can take it back later under Privacy. Notice of{' '}
          {formatDay(consentNoticeVersion)}.
        </p>
        <CheckboxField
          field={field('adult')}
          label="I am 18 or older, or a guardian signing up for someone younger."
          required
        />
        {asked.map((purpose) => (
          <div key={purpose} className={consentNotices[purpose].clientsOnly ? forClients : undefined}>
            <ConsentBox purpose={purpose} field={field(purpose)} />
          </div>
        ))}
      </fieldset>
      <div className="grid gap-3">
        <SubmitButton sending={form.sending} disabled={ready === false}>
          Create profile
        </SubmitButton>
        <p role="status" className="text-muted-foreground text-small">
          {ready === false ? 'Choose your role and fill in both names to go on.' : ''}
        </p>
      </div>
    </form>
  );
}
