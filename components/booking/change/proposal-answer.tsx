'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { addToOwnAccount } from '@/lib/booking/adopt/actions';
import { agreeToProposal, declineProposal } from '@/lib/booking/proposal/actions';

const answers = {
  agree: { action: agreeToProposal, label: 'Agree to the new time', variant: 'default' },
  decline: { action: declineProposal, label: 'Keep the original time', variant: 'outline' },
  account: { action: addToOwnAccount, label: 'Add to my account', variant: 'outline' },
} as const;

type AnswerFormProps = {
  /** The signed name of the appointment. */
  readonly token: string;
  readonly answer: keyof typeof answers;
};

/** One answer to a time that the therapist proposes, or a guest's appointment for the signed-in client's account. */
export function AnswerForm({ token, answer }: AnswerFormProps) {
  const { action, label, variant } = answers[answer];
  const id = `${answer}-proposal`;
  const form = useFormAction({ id, action, postTo: `/book/appointment/${token}` });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label={label} className="grid gap-3">
      <input type="hidden" name="booking" value={token} />
      <SubmitButton sending={form.sending || leaving} variant={variant}>
        {label}
      </SubmitButton>
    </Form>
  );
}
