'use client';

import { ErrorSummary } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import { buttonStyle } from '@/components/ui/button';
import { removeOwnAssessment } from '@/lib/assessment/actions';

type RemoveFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly assessment: string;
  /** Tells forms with the same words apart for readers. */
  readonly about: string;
  readonly postTo: string;
};

/** Removes a result for good: closed until it is wanted. The page that comes back says that it is gone. */
export function RemoveForm({ id, assessment, about, postTo }: RemoveFormProps) {
  const form = useFormAction({ id, action: removeOwnAssessment, postTo: `${postTo}#${id}` });
  const { result } = form;
  const leaving = useOnward(result);
  const sending = form.sending || leaving;
  return (
    <form {...form.formProps} className="grid gap-4">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <input type="hidden" name="assessment" value={assessment} />
      <details open={result !== null}>
        <summary className={buttonStyle({ look: 'quiet', className: '-ml-5 w-fit cursor-pointer' })}>
          Remove<span className="sr-only">: {about}</span>
        </summary>
        <div className="grid gap-4 pt-2">
          <p>It is deleted for good, also for a therapist who sees it now.</p>
          <PressButton sending={sending} about={about}>
            Remove this result
          </PressButton>
        </div>
      </details>
    </form>
  );
}
