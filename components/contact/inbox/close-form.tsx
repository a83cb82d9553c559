'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { SelectField } from '@/components/forms/select-field';
import { TextArea } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import { closeReceivedRequest } from '@/lib/contact/reply/actions';
import { closeReasons } from '@/lib/contact/reply/rules';

const formId = 'close';

type CloseFormProps = {
  /** Id of the request. */
  readonly request: string;
  /** Address of the page the form stands on. */
  readonly postTo: string;
  /** Whether it can still be closed; if not, only what was said to the last press stays. */
  readonly open: boolean;
};

/** Closes a request without an answer: folded away until it is wanted, with scripts and without. */
export function CloseForm({ request, postTo, open }: CloseFormProps) {
  const form = useFormAction({ id: formId, action: closeReceivedRequest, postTo: `${postTo}#${formId}` });
  const { result, sending } = form;
  return (
    <form
      {...form.formProps}
      aria-label="Close without an answer"
      className={open || result ? 'grid gap-4' : 'hidden'}
    >
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {open && (
        <details open={result?.ok === false}>
          <summary className={buttonStyle({ look: 'quiet', className: 'w-fit cursor-pointer' })}>
            Close without an answer
          </summary>
          <div className="grid gap-6 pt-4">
            <input type="hidden" name="request" value={request} />
            <SelectField
              field={form.field('reason')}
              label="Reason"
              hint="If you have no room, or somebody else can help better, we tell them so kindly. Otherwise they hear nothing."
              options={closeReasons}
              placeholder="Choose a reason"
              required
            />
            <TextArea
              field={form.field('words')}
              label="In your own words (optional)"
              hint="For you and our team; they do not read it."
              rows={2}
            />
            <PressButton sending={sending}>Close this request</PressButton>
          </div>
        </details>
      )}
    </form>
  );
}
