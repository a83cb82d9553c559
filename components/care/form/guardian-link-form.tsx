'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { refuseFormAsGuardian, withdrawFormAsGuardian } from '@/lib/care/form/guardian/actions';

const steps = {
  refuse: { action: refuseFormAsGuardian, label: 'Not the guardian', button: 'I am not the guardian' },
  withdraw: { action: withdrawFormAsGuardian, label: 'Withdraw', button: 'Withdraw my signature' },
} as const;

type GuardianLinkFormProps = {
  readonly step: keyof typeof steps;
  readonly token: string;
  readonly formToken: string;
  /** Only the answer stays once it is done. */
  readonly done?: boolean;
};

/** One thing that whoever holds a guardian's link may do with it. */
export function GuardianLinkForm({ step, token, formToken, done = false }: GuardianLinkFormProps) {
  const { action, label, button } = steps[step];
  const formId = `guardian-${step}`;
  const form = useFormAction({ id: formId, action, postTo: `/guardian/${token}#${formId}`, formToken });
  return (
    <Form form={form} label={label} className="grid gap-3">
      {!done && (
        <>
          <input type="hidden" name="token" value={token} />
          <SubmitButton sending={form.sending} variant="outline">
            {button}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
