'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { redirectOf, useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import type { FormAction } from '@/lib/server/action/form-result';

type ButtonFormProps = {
  /** Unique on the page; appears in the address after a submit without scripts, so it must reveal nothing. */
  readonly id: string;
  /** One action for all labels of the button: a page that comes back without scripts finds its answer by it. */
  readonly action: FormAction<unknown>;
  readonly postTo: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The button's label; null when there is nothing left to do and only the answer stays. */
  readonly label: string | null;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about?: string;
  readonly variant?: 'default' | 'outline' | 'ghost';
};

/** One action with one button, with or without scripts. */
export function ButtonForm({
  id,
  action,
  postTo,
  fields,
  label,
  about,
  variant = 'outline',
}: ButtonFormProps) {
  // Without scripts the answer finds its form by this address; the fragment separates forms of one action.
  const form = useFormAction({ id, action, postTo: `${postTo}#${id}` });
  const { result } = form;
  const sending = useRedirectAfterAction(result) || form.sending;
  return (
    <Form
      form={form}
      leaves={redirectOf(result) !== undefined}
      className={label === null && !result ? 'hidden' : 'grid gap-4'}
    >
      {label !== null && (
        <>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton sending={sending} variant={variant} about={about}>
            {label}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
