'use client';

import { Form } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { Button } from '@/components/ui/button';
import { resetInsteadOfVerifying } from '@/lib/account/recovery/actions';

const formId = 'reset-instead';

/** For a reader of our mail who did not choose the password of the account with their address, or has forgotten it. */
export function ResetInsteadForm({ token }: { readonly token: string }) {
  const form = useFormAction({
    id: formId,
    action: resetInsteadOfVerifying,
    postTo: `/verify-email/${token}`,
  });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const busy = form.sending || leaving;

  return (
    <Form form={form} aria-labelledby="reset-instead-title" className="grid gap-4">
      <h2 id="reset-instead-title" className="text-h4">
        Forgot this password, or never set one?
      </h2>
      <p>
        Set your own password. All other devices are signed out, and you start with an empty account: anything
        entered earlier is removed.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant="outline"
        aria-busy={busy || undefined}
        disabled={busy}
        className="justify-self-start"
      >
        {busy ? 'Setting...' : 'Set a new password'}
      </Button>
    </Form>
  );
}
