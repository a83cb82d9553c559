'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SelectField } from '@/components/forms/select-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import type { Option } from '@/lib/action/form-result';
import { shareOwnAssessment } from '@/lib/assessment/actions';

type ShareFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly assessment: string;
  /** Tells forms with the same words apart for readers. */
  readonly about: string;
  readonly postTo: string;
  readonly choices: readonly Option[];
  /** Therapist who sees it now; empty for nobody. */
  readonly now: string;
};

/** Says who else sees a result: one of one's own therapists, or nobody any more. */
export function ShareForm({ id, assessment, about, postTo, choices, now }: ShareFormProps) {
  const form = useFormAction({
    id,
    action: shareOwnAssessment,
    postTo: `${postTo}#${id}`,
    defaults: { therapist: now },
  });
  const { result, sending } = form;
  return (
    <form {...form.formProps} className="grid gap-4">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="assessment" value={assessment} />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          field={form.field('therapist')}
          label="Who else sees it"
          placeholder="Nobody"
          options={choices}
          className="min-w-0 max-w-sm flex-1 basis-56"
        />
        <button
          type="submit"
          aria-busy={sending || undefined}
          disabled={sending}
          className={buttonStyle({ look: 'secondary', className: 'aria-busy:cursor-progress' })}
        >
          {sending ? 'Just a moment...' : 'Save'}
          {!sending && <span className="sr-only"> who sees: {about}</span>}
        </button>
      </div>
    </form>
  );
}
