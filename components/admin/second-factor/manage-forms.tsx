'use client';

import { CodeField } from '@/components/admin/second-factor/code-field';
import { RecoveryCodeList } from '@/components/admin/second-factor/recovery-codes';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { leaveFor, useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { removeSecondFactor, renewOwnRecoveryCodes } from '@/lib/admin/second-factor/actions';

const address = '/admin/second-factor';

/** Makes ten new recovery codes and shows them. */
export function RenewForm() {
  const id = 'renew';
  const form = useFormAction({ id, action: renewOwnRecoveryCodes, postTo: address });
  const { result } = form;
  return (
    <form {...form.formProps} aria-label="New recovery codes" className="grid gap-5">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {result?.ok ? (
        <RecoveryCodeList codes={result.data.codes} />
      ) : (
        <>
          <CodeField field={form.field('code')} />
          <SubmitButton sending={form.sending}>Make new codes</SubmitButton>
        </>
      )}
    </form>
  );
}

/** Removes the app, so that the admin can set up another. */
export function RemoveForm() {
  const id = 'remove';
  const form = useFormAction({ id, action: removeSecondFactor, postTo: address, onSent: leaveFor });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <form {...form.formProps} aria-label="Another phone" className="grid gap-5">
      <ErrorSummary formId={id} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <CodeField field={form.field('code')} label="Code from the app you use now" />
      <SubmitButton sending={form.sending || leaving}>Remove this app</SubmitButton>
    </form>
  );
}
