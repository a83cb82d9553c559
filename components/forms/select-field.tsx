import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { Select } from '@/components/ui/select';
import type { Option } from '@/lib/server/action/form-result';

type SelectFieldProps = {
  readonly field: FieldState;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  /** First, empty choice; absent when one of the options always applies. */
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
};

export function SelectField({
  field,
  label,
  hint,
  options,
  placeholder,
  className,
  ...attributes
}: SelectFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <Select {...fieldAttributes({ field, hint })} {...attributes}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
