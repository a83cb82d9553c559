'use client';

import { ErrorSummary } from '@/components/forms/form-outcome';
import { Folded } from '@/components/forms/private/folded';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { removeOwnAssessment } from '@/lib/care/assessment/actions';

type RemoveFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly assessment: string;
  /** Distinguishes forms with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
};

/** Removes a result for good: folded until somebody opens it. The next page says that it is gone. */
export function RemoveForm({ id, assessment, about, postTo }: RemoveFormProps) {
  const form = useFormAction({ id, action: removeOwnAssessment, postTo: `${postTo}#${id}` });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const sending = form.sending || leaving;
  return (
    <form {...form.formProps} className="grid gap-4 has-[[open]]:w-full">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <input type="hidden" name="assessment" value={assessment} />
      <Folded behind="Remove" about={about} open={result !== null}>
        <p>It is deleted for good, also for a therapist who sees it now.</p>
        <SubmitButton variant="outline" sendingLabel="Just a moment..." sending={sending} about={about}>
          Remove this result
        </SubmitButton>
      </Folded>
    </form>
  );
}
