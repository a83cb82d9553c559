import type { FieldState } from '@/components/forms/field-frame';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldError } from '@/components/ui/field';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';

type ModeChoiceProps = {
  readonly field: FieldState;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
};

/** How to meet. A single way is already chosen. */
export function ModeChoice({ field, modes }: ModeChoiceProps) {
  return (
    <RadioGroup
      id={field.id}
      aria-describedby={field.error ? `${field.id}-error` : undefined}
      className="scroll-mt-6"
    >
      <legend className="mb-1.5 font-semibold">How would you like to meet?</legend>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      <div className="flex flex-wrap gap-3">
        {modes.map(({ value, label }) => (
          <ChoiceCard key={value}>
            <RadioGroupItem
              name={field.name}
              value={value}
              defaultChecked={field.defaultValue === value || modes.length === 1}
              required
            />
            {label}
          </ChoiceCard>
        ))}
      </div>
    </RadioGroup>
  );
}
