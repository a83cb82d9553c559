'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { answerTherapistWaitlist } from '@/lib/booking/waitlist/actions';
import type { Step } from '@/lib/booking/waitlist/schema';

type Choice = { readonly step: Step; readonly label: string; readonly leads?: boolean };

const choices: Readonly<Record<string, readonly Choice[]>> = {
  unconfirmed: [{ step: 'confirm', label: 'Yes, I want to wait', leads: true }],
  waiting: [{ step: 'leave', label: 'Leave the waitlist' }],
  offered: [
    { step: 'pass', label: 'This time does not work for me' },
    { step: 'leave', label: 'Leave the waitlist' },
  ],
};

type AnswerFormProps = {
  readonly token: string;
  readonly state: string;
  readonly formToken: string;
};

/** One press for each answer. Mail programs open links by themselves, so opening the page says nothing. */
export function AnswerForm({ token, state, formToken }: AnswerFormProps) {
  const id = 'waitlist';
  const form = useFormAction({
    id,
    action: answerTherapistWaitlist,
    postTo: `/waitlist/${token}`,
    formToken,
  });
  const { sending } = form;
  return (
    <Form form={form} label="Your place" className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {choices[state]?.map(({ step, label, leads }) => (
          <SubmitButton
            key={step}
            pressed={form.pressed}
            sending={sending}
            name="step"
            value={step}
            variant={leads ? 'default' : 'outline'}
          >
            {label}
          </SubmitButton>
        ))}
      </div>
    </Form>
  );
}
