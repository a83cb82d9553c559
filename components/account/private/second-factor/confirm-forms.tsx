'use client';

import { CodeField } from '@/components/account/private/second-factor/code-field';
import { stepAddress } from '@/components/account/private/second-factor/step-address';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { leaveFor, useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { confirmSecondFactor, consumeRecoveryCode } from '@/lib/account/second-factor/actions';
import { confirmSchema, recoverSchema } from '@/lib/account/second-factor/schema';

type Props = {
  readonly next: string;
  readonly page: string;
};

export function ConfirmForm({ next, page }: Props) {
  const id = 'confirm';
  const form = useValidatedForm({
    id,
    schema: confirmSchema,
    action: confirmSecondFactor,
    postTo: stepAddress({ next, page }),
    // A code is good for half a minute.
    asksBeforeLeaving: false,
    onSent: leaveFor,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Confirm with your app" className="grid gap-5">
      <input type="hidden" name="next" value={next} />
      <CodeField field={form.field('code')} />
      <SubmitButton sending={form.sending || leaving}>Confirm</SubmitButton>
    </Form>
  );
}

/** Accepts a recovery code from somebody without their phone; opens by itself when it holds the answer. */
export function RecoverForm({ next, page, help }: Props & { readonly help: string }) {
  const id = 'recover';
  const form = useValidatedForm({
    id,
    schema: recoverSchema,
    action: consumeRecoveryCode,
    postTo: stepAddress({ next, page }),
    // The code is copied from a list that the person has.
    asksBeforeLeaving: false,
    onSent: leaveFor,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Card asChild variant="outline" size="flush" className="p-4">
      <details open={form.result !== null || undefined}>
        <summary className="tap cursor-pointer font-semibold text-primary">I do not have my phone</summary>
        <Form form={form} label="Confirm with a recovery code" className="mt-4 grid gap-5">
          <input type="hidden" name="next" value={next} />
          <TextField
            field={form.field('recoveryCode')}
            label="Recovery code"
            hint="One of the recovery codes you saved, such as 7k2mn-4xw9q. Each code works once."
            autoComplete="off"
            spellCheck={false}
            required
          />
          <SubmitButton sending={form.sending || leaving}>Use this code</SubmitButton>
        </Form>
        <p className="mt-4 text-muted-foreground text-small">{help}</p>
      </details>
    </Card>
  );
}
