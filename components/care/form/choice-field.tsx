import type { FieldState } from '@/components/forms/field-frame';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldDescription, FieldError } from '@/components/ui/field';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import type { Option } from '@/lib/server/action/form-result';

type ChoiceFieldProps = {
  /** Its value holds the chosen values, joined by commas. */
  readonly field: FieldState;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly Option[];
  readonly several?: boolean;
  readonly narrow?: boolean;
};

/** One choice of a list, or several; the first control has the field's id for the summary of errors. */
export function ChoiceField({
  field,
  label,
  hint,
  options,
  several = false,
  narrow = false,
}: ChoiceFieldProps) {
  const { id, name, error, watch } = field;
  const chosen = new Set(field.defaultValue.split(','));
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const Item = several ? Checkbox : RadioGroupItem;
  return (
    <RadioGroup aria-describedby={described || undefined} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div
        className={
          narrow ? 'grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-11' : 'grid gap-2 sm:grid-cols-2'
        }
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            htmlFor={index === 0 ? id : `${id}-${option.value}`}
            size={narrow ? 'narrow' : 'default'}
            state={error ? 'invalid' : 'default'}
          >
            <Item
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={chosen.has(option.value)}
              onChange={watch?.onChange}
              aria-invalid={error ? true : undefined}
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </ChoiceCard>
        ))}
      </div>
    </RadioGroup>
  );
}
