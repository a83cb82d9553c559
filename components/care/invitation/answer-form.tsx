'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { acceptOwnInvitation, refuseOwnInvitation } from '@/lib/care/client-card/actions';

const answers = {
  accept: {
    action: acceptOwnInvitation,
    label: 'Accept the invitation',
    button: 'Accept',
    variant: 'default',
  },
  refuse: {
    action: refuseOwnInvitation,
    label: 'Delete my details',
    button: 'Delete my details',
    variant: 'outline',
  },
} as const;

type AnswerFormProps = {
  readonly answer: keyof typeof answers;
  readonly token: string;
  /** Only the result stays once the invitation is answered. */
  readonly open: boolean;
};

export function AnswerForm({ answer, token, open }: AnswerFormProps) {
  const { action, label, button, variant } = answers[answer];
  const id = `invitation-${answer}`;
  const form = useFormAction({ id, action, postTo: `/invitation/answer/${token}#${id}` });
  return (
    <Form form={form} label={label} className="grid gap-3">
      {open && (
        <>
          <input type="hidden" name="token" value={token} />
          <SubmitButton sending={form.sending} variant={variant}>
            {button}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
