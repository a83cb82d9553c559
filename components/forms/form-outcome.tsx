'use client';

import type { RefObject } from 'react';
import { useIsOutdated } from '@/components/forms/last-accepted';
import { Said } from '@/components/forms/said';
import { SignInAgain } from '@/components/forms/sign-in-again';
import { Alert } from '@/components/ui/alert';
import type { FormResult } from '@/lib/server/action/form-result';

type Outcome = {
  readonly formId: string;
  readonly result: FormResult<unknown> | null;
  readonly focusRef: RefObject<HTMLDivElement | null>;
};

/**
 * Shows what is wrong above the form, with a link to each field. Takes the focus: by script after sending, by
 * `autofocus` when the page came back from a post without scripts.
 */
export function ErrorSummary({
  formId,
  result,
  focusRef,
  title,
}: Outcome & {
  /** A title for the failure, if a form has one; the message then appears below. */
  readonly title?: string | undefined;
}) {
  if (!result || result.ok) return null;
  const errors = Object.entries(result.fieldErrors ?? {});
  return (
    <Alert
      ref={focusRef}
      role="alert"
      tabIndex={-1}
      // Screen readers continue with the answer to the form just sent.
      autoFocus
      variant="destructive"
    >
      <p className="font-semibold text-destructive text-h4">{title ?? result.message}</p>
      {title && <p className="mt-1">{result.message}</p>}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {errors.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${formId}-${name}`}
                className="inline-flex min-h-11 items-center text-destructive underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {result.signInAt && <SignInAgain formId={formId} href={result.signInAt} />}
      {result.reference && <p className="mt-2 text-small">Reference: {result.reference}</p>}
    </Alert>
  );
}

/**
 * Says that a form worked: where the form is, with the focus, so that it is in view and read out. It goes when another
 * form of the page was accepted.
 */
export function FormStatus({ result, focusRef }: Omit<Outcome, 'formId'>) {
  const outdated = useIsOutdated(result);
  return (
    <div role="status" className="empty:absolute">
      {result?.ok && !outdated && <Said title={result.message} focusRef={focusRef} />}
    </div>
  );
}
