'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { useFormAction } from '@/components/forms/use-form-action';
import type { FormAction } from '@/lib/action/form-result';

type PressFormProps = {
  /** Unique in the page; stands in the address after a press without scripts, so it tells nothing. */
  readonly id: string;
  /** One action for all that the button may say: a page that comes back without scripts finds its answer by it. */
  readonly action: FormAction<unknown>;
  /** Address of the page the button stands on. */
  readonly postTo: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the button says; null when there is nothing to press any more and only the answer stays. */
  readonly label: string | null;
  /** Tells buttons with the same words apart for readers. */
  readonly about?: string;
  readonly look?: 'primary' | 'secondary';
};

/** One thing done with one press, with scripts and without. */
export function PressForm({ id, action, postTo, fields, label, about, look = 'secondary' }: PressFormProps) {
  // Without scripts the answer finds its form by this address; the fragment tells forms of one action apart.
  const form = useFormAction({ id, action, postTo: `${postTo}#${id}` });
  const { result, sending } = form;
  return (
    <form {...form.formProps} className={label === null && !result ? 'hidden' : 'grid gap-4'}>
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {label !== null && (
        <>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PressButton sending={sending} look={look} about={about}>
            {label}
          </PressButton>
        </>
      )}
    </form>
  );
}
