'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { TextArea } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import { cancelClientSession, cancelOwnSession } from '@/lib/booking/cancel-session/actions';

type CancelFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly session: string;
  /** Tells buttons with the same words apart for readers. */
  readonly about: string;
  readonly postTo: string;
  readonly by: 'client' | 'therapist';
  /** Whether it can still be cancelled; if not, only the answer stays. */
  readonly open: boolean;
};

/** Cancelling a session: closed until it is wanted, with scripts and without. A therapist says why. */
export function CancelForm({ id, session, about, postTo, by, open }: CancelFormProps) {
  const action = by === 'client' ? cancelOwnSession : cancelClientSession;
  // Without scripts the answer finds its form by this address; the fragment tells forms of one action apart.
  const form = useFormAction({ id, action, postTo: `${postTo}#${id}` });
  const { result, sending } = form;
  const required = by === 'therapist';
  return (
    <form {...form.formProps} className={open || result ? 'grid min-w-0 gap-4' : 'hidden'}>
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <input type="hidden" name="session" value={session} />
      {open && (
        <details open={result?.ok === false}>
          <summary className={buttonStyle({ look: 'quiet', className: 'w-fit cursor-pointer' })}>
            Cancel<span className="sr-only">: {about}</span>
          </summary>
          <div className="grid gap-4 pt-4">
            <TextArea
              field={form.field('reason')}
              label={required ? 'Reason' : 'Reason (optional)'}
              hint={
                required ? 'Your client can read it.' : 'Your therapist can read it. You need not give one.'
              }
              rows={3}
              required={required}
            />
            <PressButton sending={sending} about={about}>
              Cancel this session
            </PressButton>
          </div>
        </details>
      )}
    </form>
  );
}
