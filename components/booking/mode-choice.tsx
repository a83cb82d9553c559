import type { FieldState } from '@/components/forms/field-frame';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldError } from '@/components/ui/field';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';

type ModeChoiceProps = {
  readonly field: FieldState;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
};

/** How to meet. The first way is ticked already. */
export function ModeChoice({ field, modes }: ModeChoiceProps) {
  return (
    <RadioGroup id={field.id} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">How would you like to meet?</legend>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      <div className="flex flex-wrap gap-3">
        {modes.map(({ value, label }, index) => (
          <ChoiceCard key={value}>
            <RadioGroupItem
              name={field.name}
              value={value}
              defaultChecked={field.defaultValue ? field.defaultValue === value : index === 0}
              required
            />
            {label}
          </ChoiceCard>
        ))}
      </div>
    </RadioGroup>
  );
}
