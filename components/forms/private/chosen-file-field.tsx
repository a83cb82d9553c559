import type { ReactNode } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { FileInput } from '@/components/ui/private/file-input';

type ChosenFileFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  readonly hint: string;
  /** Types of file that it offers to choose from. */
  readonly accept: string;
  readonly required?: boolean;
  /** Stands below the control. */
  readonly children?: ReactNode;
};

/** One file of a form. A browser lets nobody but the person write into it, so it is heard but never filled. */
export function ChosenFileField({ field, label, hint, accept, required, children }: ChosenFileFieldProps) {
  const { watch, ...unwatched } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <FileInput
        {...fieldAttributes({ field: unwatched, hint })}
        defaultValue={undefined}
        onChange={watch?.onChange}
        accept={accept}
        required={required}
      />
      {children}
    </FieldFrame>
  );
}
