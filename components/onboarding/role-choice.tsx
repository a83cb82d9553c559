import { type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import type { OnboardingRole } from '@/lib/profile/onboarding/rules';

const choices: readonly { readonly role: OnboardingRole; readonly label: string; readonly means: string }[] =
  [
    { role: 'client', label: 'Client', means: 'I am looking for someone to talk to.' },
    {
      role: 'therapist',
      label: 'Therapist',
      means: 'I offer counselling or therapy. Before you meet clients here, we look at your papers.',
    },
  ];

/** The one choice that decides which pages one sees; the first radio carries the field's id for the error summary. */
export function RoleChoice({ field }: { readonly field: FieldState }) {
  const { id, defaultValue, ...attributes } = fieldAttributes({ field });
  return (
    <fieldset aria-describedby={attributes['aria-describedby']}>
      <legend className="font-semibold">Your role</legend>
      <p className="text-ink-soft text-small">
        It decides which pages you see. If it ever has to change, write to us.
      </p>
      {field.error && (
        <p id={`${field.id}-error`} className="mt-1.5 font-semibold text-danger text-small">
          <span className="sr-only">Error: </span>
          {field.error}
        </p>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {choices.map(({ role, label, means }, index) => (
          <div
            key={role}
            className={`relative flex gap-3 rounded-control border-2 p-4 has-checked:border-primary has-checked:bg-primary-soft ${field.error ? 'border-danger' : 'border-line-strong'}`}
          >
            <input
              {...attributes}
              id={index === 0 ? id : `${id}-${role}`}
              type="radio"
              value={role}
              defaultChecked={defaultValue === role}
              required
              aria-describedby={`${id}-${role}-means`}
              className="relative z-1 mt-0.5 size-6 shrink-0 cursor-pointer accent-primary"
            />
            <div>
              {/* The words reach over the whole card, so that all of it can be pressed. */}
              <label
                htmlFor={index === 0 ? id : `${id}-${role}`}
                className="font-semibold after:absolute after:inset-0 after:cursor-pointer"
              >
                {label}
              </label>
              <p id={`${id}-${role}-means`} className="text-ink-soft text-small">
                {means}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
