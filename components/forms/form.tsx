'use client';

import type { ComponentProps, RefObject } from 'react';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { Alert } from '@/components/ui/alert';
import type { FormResult } from '@/lib/server/action/form-result';

type FormAnswerProps = {
  /** As `useFormAction` or `useValidatedForm` returns it. */
  readonly form: {
    readonly formProps: ComponentProps<'form'> & { readonly id: string };
    readonly result: FormResult<unknown> | null;
    readonly focusRef: RefObject<HTMLDivElement | null>;
  };
  /** A title for the failure; the message of the answer then appears below it. */
  readonly failure?: string | undefined;
  /** The page changes after an accepted form, so that form is not confirmed here. */
  readonly leaves?: boolean;
  /** Shown in place of a failure that is none, such as a form that came back with more rows. */
  readonly notice?: string | undefined;
};

/** The answer of a form: what is wrong, or that it worked. For several forms with one answer, and inside `Form`. */
export function FormAnswer({ form, failure, leaves = false, notice }: FormAnswerProps) {
  const { formProps, result, focusRef } = form;
  return (
    <>
      {notice !== undefined ? (
        <Alert ref={focusRef} tabIndex={-1} autoFocus role="status" variant="neutral">
          {notice}
        </Alert>
      ) : (
        <ErrorSummary formId={formProps.id} result={result} focusRef={focusRef} title={failure} />
      )}
      {!leaves && <FormStatus result={result} focusRef={focusRef} />}
    </>
  );
}

type FormFrameProps = Omit<ComponentProps<'form'>, 'id' | 'action' | 'onSubmit' | 'noValidate'> &
  FormAnswerProps & {
    readonly form: { readonly token: string };
    /** Name for screen readers, where no heading names the form. */
    readonly label?: string | undefined;
  };

/** A form with its answer above the fields, and with its token if it has one. */
export function Form({ form, label, failure, leaves, notice, children, ...props }: FormFrameProps) {
  return (
    <form {...form.formProps} aria-label={label} {...props}>
      <FormAnswer form={form} failure={failure} leaves={leaves} notice={notice} />
      {form.token !== '' && <VisitFields formId={form.formProps.id} formToken={form.token} />}
      {children}
    </form>
  );
}
