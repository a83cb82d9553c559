'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { TextArea } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import { declineOwnQuotation } from '@/lib/quotation/actions';

type DeclineFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly quotation: string;
  /** Tells buttons with the same words apart for readers. */
  readonly about: string;
  readonly postTo: string;
  /** Whether it can still be declined; if not, only the answer stays. */
  readonly open: boolean;
};

/** Declining, with a reason if one wants to give it: closed until it is wanted, with scripts and without. */
export function DeclineForm({ id, quotation, about, postTo, open }: DeclineFormProps) {
  // Without scripts the answer finds its form by this address; the fragment tells forms of one action apart.
  const form = useFormAction({ id, action: declineOwnQuotation, postTo: `${postTo}#${id}` });
  const { result, sending } = form;
  const refused = result?.ok === false;
  return (
    <form
      {...form.formProps}
      className={open || result ? 'grid min-w-0 max-w-measure flex-1 basis-72 gap-4' : 'hidden'}
    >
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="quotation" value={quotation} />
      {open && (
        <details open={refused}>
          <summary className={buttonStyle({ look: 'quiet', className: 'w-fit cursor-pointer' })}>
            Decline<span className="sr-only">: {about}</span>
          </summary>
          <div className="grid gap-4 pt-4">
            <TextArea
              field={form.field('reason')}
              label="Reason (optional)"
              hint="Your therapist can read it. You need not give one."
              rows={3}
            />
            <PressButton sending={sending} about={about}>
              Decline this quotation
            </PressButton>
          </div>
        </details>
      )}
    </form>
  );
}
