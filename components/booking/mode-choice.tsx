import type { FieldState } from '@/components/forms/field-frame';
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
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border-2 border-input bg-card px-4 has-checked:border-primary has-checked:bg-accent hover:bg-muted"
          >
            <RadioGroupItem
              name={field.name}
              value={value}
              defaultChecked={field.defaultValue === value || modes.length === 1}
              required
            />
            {label}
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
