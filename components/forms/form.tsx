'use client';

import type { ComponentProps, RefObject } from 'react';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import type { FormResult } from '@/lib/server/action/form-result';

type FormFrameProps = Omit<ComponentProps<'form'>, 'id' | 'action' | 'onSubmit' | 'noValidate'> & {
  /** As `useFormAction` or `useValidatedForm` returns it. */
  readonly form: {
    readonly formProps: ComponentProps<'form'> & { readonly id: string };
    readonly result: FormResult<unknown> | null;
    readonly focusRef: RefObject<HTMLDivElement | null>;
  };
  /** Name for screen readers, where no heading names the form. */
  readonly label?: string | undefined;
  /** A title for the failure; the message of the answer then appears below it. */
  readonly failure?: string | undefined;
};

/** A form with its answer above the fields: what is wrong, or that it worked. */
export function Form({ form, label, failure, children, ...props }: FormFrameProps) {
  const { formProps, result, focusRef } = form;
  return (
    <form {...formProps} aria-label={label} {...props}>
      <ErrorSummary formId={formProps.id} result={result} focusRef={focusRef} title={failure} />
      <FormStatus result={result} focusRef={focusRef} />
      {children}
    </form>
  );
}
