import type { RefObject } from 'react';
import type { FormResult } from '@/lib/action/form-result';

type Outcome = {
  readonly formId: string;
  readonly result: FormResult<unknown> | null;
  readonly focusRef: RefObject<HTMLDivElement | null>;
};

/**
 * Says above the form what is wrong and leads to each field. Takes the focus: by script after sending, by
 * `autofocus` when the page came back from a post without scripts.
 */
export function ErrorSummary({
  formId,
  result,
  focusRef,
  title,
}: Outcome & {
  /** What could not be done, where a form has a name for it; the message then stands below. */
  readonly title?: string;
}) {
  if (!result || result.ok) return null;
  const errors = Object.entries(result.fieldErrors ?? {});
  return (
    <div
      ref={focusRef}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
      autoFocus
      className="scroll-mt-6 rounded-card border-2 border-danger bg-danger-soft p-5"
    >
      <p className="font-semibold text-danger text-h4">{title ?? result.message}</p>
      {title && <p className="mt-1">{result.message}</p>}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {errors.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${formId}-${name}`}
                className="inline-flex min-h-11 items-center text-danger underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {result.reference && <p className="mt-2 text-small">Reference: {result.reference}</p>}
    </div>
  );
}

/**
 * Says that it worked, in the page and for readers. The class `toast` shows the same words once more at the edge
 * of the window for a few seconds, without a second element that would be read twice.
 */
export function FormStatus({ result, focusRef }: Omit<Outcome, 'formId'>) {
  return (
    <div role="status" className="empty:absolute">
      {result?.ok && (
        <div
          ref={focusRef}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
          autoFocus
          data-toast={result.message}
          className="toast scroll-mt-6 rounded-card border-2 border-success bg-success-soft p-5"
        >
          <p className="font-semibold text-success text-h4">{result.message}</p>
        </div>
      )}
    </div>
  );
}
