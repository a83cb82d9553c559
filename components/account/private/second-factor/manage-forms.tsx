'use client';

import { CodeField } from '@/components/account/private/second-factor/code-field';
import { RecoveryCodeList } from '@/components/account/private/second-factor/recovery-codes';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { leaveFor, useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { removeSecondFactor, renewOwnRecoveryCodes } from '@/lib/account/second-factor/actions';
import { codeSchema } from '@/lib/account/second-factor/schema';

type Props = { readonly page: string };

/** Makes ten new recovery codes and shows them. */
export function RenewForm({ page }: Props) {
  const id = 'renew';
  // A code is good for half a minute, so leaving one behind asks nothing.
  const form = useValidatedForm({
    schema: codeSchema,
    asksBeforeLeaving: false,
    id,
    action: renewOwnRecoveryCodes,
    postTo: page,
  });
  const { result } = form;
  return (
    <Form form={form} label="New recovery codes" className="grid gap-5">
      {result?.ok ? (
        <RecoveryCodeList codes={result.data.codes} />
      ) : (
        <>
          <CodeField field={form.field('code')} />
          <SubmitButton sending={form.sending}>Get new codes</SubmitButton>
        </>
      )}
    </Form>
  );
}

/** Removes the app, so that the person can set up another. */
export function RemoveForm({ page }: Props) {
  const id = 'remove';
  const form = useValidatedForm({
    schema: codeSchema,
    asksBeforeLeaving: false,
    id,
    action: removeSecondFactor,
    postTo: page,
    onSent: leaveFor,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Move to another phone" className="grid gap-5">
      <CodeField field={form.field('code')} label="Code from your current app" />
      <SubmitButton sending={form.sending || leaving}>Remove this app</SubmitButton>
    </Form>
  );
}
