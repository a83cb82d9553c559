import { type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldError } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import type { OnboardingRole } from '@/lib/account/profile/onboarding/rules';

const choices: readonly { readonly role: OnboardingRole; readonly label: string; readonly means: string }[] =
  [
    { role: 'client', label: 'Client', means: 'I am looking for someone to talk to.' },
    {
      role: 'therapist',
      label: 'Therapist',
      means: 'I offer counselling or therapy. We check your certificates before you meet clients here.',
    },
  ];

/** The one choice that decides which pages somebody sees; the first radio has the field's id for the error summary. */
export function RoleChoice({ field }: { readonly field: FieldState }) {
  const { id, defaultValue, ...attributes } = fieldAttributes({ field });
  return (
    <RadioGroup aria-describedby={attributes['aria-describedby']}>
      <legend className="font-semibold">Your role</legend>
      <p className="text-muted-foreground text-small">
        Your role decides which pages you see. To change it later, write to us. Therapists can read{' '}
        <a href="/for-therapists" target="_blank" rel="noopener" className="text-link">
          what it costs and what you own (opens in a new tab)
        </a>
        .
      </p>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {choices.map(({ role, label, means }, index) => (
          <ChoiceCard asChild key={role} size="described" state={field.error ? 'invalid' : 'default'}>
            <div>
              <RadioGroupItem
                {...attributes}
                id={index === 0 ? id : `${id}-${role}`}
                value={role}
                defaultChecked={defaultValue === role}
                required
                aria-describedby={`${id}-${role}-means`}
                className="relative z-1 mt-0.5 size-6! cursor-pointer"
              />
              <div>
                {/* The label covers the whole card, so that people can click anywhere on it. */}
                <Label
                  htmlFor={index === 0 ? id : `${id}-${role}`}
                  className="after:absolute after:inset-0 after:cursor-pointer"
                >
                  {label}
                </Label>
                <p id={`${id}-${role}-means`} className="text-muted-foreground text-small">
                  {means}
                </p>
              </div>
            </div>
          </ChoiceCard>
        ))}
      </div>
    </RadioGroup>
  );
}
