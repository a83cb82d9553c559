import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { controlBorder, controlStyle } from '@/components/forms/styles';
import type { Option } from '@/lib/action/form-result';

type SelectFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  /** First, empty choice; left out when one of the options always applies. */
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
      <select
        {...fieldAttributes({ field, hint })}
        {...attributes}
        className={`${controlStyle} ${controlBorder(field.error)}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
