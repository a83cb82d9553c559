'use client';

import type { ReactNode } from 'react';
import {
  forClients,
  forTherapists,
  onceChosen,
  whileOpen,
} from '@/components/account/private/onboarding/by-role';
import { ConsentBox } from '@/components/account/private/onboarding/consent-box';
import { RoleChoice } from '@/components/account/private/onboarding/role-choice';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { PhoneField } from '@/components/forms/contact-fields';
import { DeviceZone } from '@/components/forms/device-zone';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { WaitingSubmit } from '@/components/forms/waiting-submit';
import { When } from '@/components/ui/format';
import { consentNotices, consentNoticeVersion } from '@/content/consents';
import { completeOnboarding } from '@/lib/account/profile/onboarding/actions';
import type { OnboardingStart } from '@/lib/account/profile/onboarding/queries';
import { goalsPrompts, onboardingFormId, onboardingMessages } from '@/lib/account/profile/onboarding/rules';
import { onboardingFormSchema } from '@/lib/account/profile/onboarding/schema';
import { onboardingPath } from '@/lib/account/session/return-path';
import { lastNameHint } from '@/lib/format/person-name';

/** One field with the words of the chosen role (product.md §2), or both before a choice. */
function GoalsField({ field }: { readonly field: FieldState }) {
  return (
    <TextArea
      field={field}
      rows={4}
      label={
        <>
          <span className={`block ${forClients}`}>
            <span className={whileOpen}>If you are looking for support: </span>
            {goalsPrompts.client}
          </span>
          <span className={`block ${forTherapists}`}>
            <span className={whileOpen}>If you offer support: </span>
            {goalsPrompts.therapist}
          </span>
        </>
      }
      hint={
        <>
          Optional, and one sentence is enough. You can change it any time.
          <span className={`block ${forClients}`}>
            <span className={whileOpen}>If you are looking for support: </span>
            Only you and the therapist you work with read it.
          </span>
          <span className={`block ${forTherapists}`}>
            <span className={whileOpen}>If you offer support: </span>
            We read it with your application.
          </span>
        </>
      }
    />
  );
}

/** Blanks alone are no name. */
const written = '.*\\S.*';

/**
 * First steps after sign-up (product.md §2). Without scripts the button is always active and the server says what is
 * missing (product.md §5).
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
  const { field } = form;
  return (
    <Form
      form={form}
      label="Your profile"
      failure={onboardingMessages.failed}
      leaves
      className="group/onboarding grid gap-7"
    >
      <input type="hidden" name="next" value={next} />
      <DeviceZone name="timeZone" />
      {agreed.map((purpose) => (
        <input key={purpose} type="hidden" name={purpose} value="on" />
      ))}
      <RoleChoice field={field('role')} />
      <fieldset aria-describedby={`${onboardingFormId}-called`}>
        <legend className="font-semibold">Your name</legend>
        <p id={`${onboardingFormId}-called`} className="mb-4 text-muted-foreground text-small">
          The name you would like us to use.
        </p>
        <div className="field-row grid gap-6 sm:grid-cols-2">
          <TextField
            field={field('firstName')}
            label="First name"
            autoComplete="given-name"
            required
            pattern={written}
          />
          <TextField
            field={field('lastName')}
            label="Last name"
            hint={lastNameHint}
            autoComplete="family-name"
            required
            pattern={written}
          />
        </div>
      </fieldset>
      <PhoneField
        field={field('phone')}
        hint="For calls about a session, never for advertising. Your therapist can see it."
      />
      <div className={onceChosen}>
        <GoalsField field={field('goals')} />
      </div>
      {beside}
      <fieldset className="grid gap-1 border-border border-t pt-6">
        <legend className="float-left w-full font-semibold text-h4">What you agree to</legend>
        <p className="clear-both mb-2 text-muted-foreground text-small">
          You can agree to each one separately, and withdraw later under Privacy. Notice of{' '}
          <When at={consentNoticeVersion} as="record" />.
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
      <WaitingSubmit
        sending={form.sending}
        closed="hidden not-noscript:group-has-[:is([name=role],[name=firstName],[name=lastName]):invalid]/onboarding:block"
        open="not-noscript:group-has-[:is([name=role],[name=firstName],[name=lastName]):invalid]/onboarding:hidden"
        missing="hidden group-has-[:is([name=role],[name=firstName],[name=lastName]):invalid]/onboarding:block"
        words="Choose your role and enter both names to continue."
      >
        Create profile
      </WaitingSubmit>
    </Form>
  );
}
