'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import type { FormAction } from '@/lib/action/form-result';

type WordsFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly action: FormAction<unknown>;
  readonly postTo: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** The one thing that is typed. */
  readonly field: {
    readonly name: string;
    readonly label: string;
    readonly hint?: string;
    readonly type?: 'lines' | 'text' | 'email' | 'date';
    readonly value?: string;
  };
  /** What the button says; null when there is nothing to press any more and only the answer stays. */
  readonly button: string | null;
  /** Tells buttons with the same words apart for readers. */
  readonly about?: string;
  readonly look?: 'primary' | 'secondary';
  /** Closed until it is wanted, behind these words. */
  readonly behind?: string;
};

/** One thing done with a few words to it, with scripts and without: a reason, an address, a day. */
export function WordsForm({
  id,
  action,
  postTo,
  hidden,
  field: { name, label, hint, type = 'lines', value = '' },
  button,
  about,
  look = 'secondary',
  behind,
}: WordsFormProps) {
  // Without scripts the answer finds its form by this address; the fragment tells forms of one action apart.
  const form = useFormAction({ id, action, postTo: `${postTo}#${id}`, defaults: { [name]: value } });
  const { result, sending } = form;
  const field = form.field(name);
  const inner = button !== null && (
    <div className="grid gap-4" key={form.generation}>
      {type === 'lines' ? (
        <TextArea field={field} label={label} hint={hint} rows={3} required />
      ) : (
        <TextField field={field} label={label} hint={hint} type={type} autoComplete="off" required />
      )}
      <PressButton sending={sending} look={look} about={about}>
        {button}
      </PressButton>
    </div>
  );
  return (
    <form {...form.formProps} className={button === null && !result ? 'hidden' : 'grid gap-4'}>
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {Object.entries(hidden).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      {inner &&
        (behind === undefined ? (
          inner
        ) : (
          <details open={result?.ok === false}>
            <summary className={buttonStyle({ look: 'quiet', className: 'w-fit cursor-pointer' })}>
              {behind}
              {about && <span className="sr-only">: {about}</span>}
            </summary>
            <div className="pt-4">{inner}</div>
          </details>
        ))}
    </form>
  );
}
