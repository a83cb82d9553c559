'use client';

import { FormAnswer } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { keepSafetyNote } from '@/lib/booking/room/actions';
import { canTalkChoices, type SafetyNote } from '@/lib/booking/room/rules';

const formId = 'safety';

type SafetyFormProps = {
  readonly token: string;
  readonly note: SafetyNote | null;
  readonly other: string;
  /** Receives the saved note, so that the form shows it when somebody opens it again during the call. */
  readonly onTold: (note: SafetyNote) => void;
};

/** The note that a person gives their therapist before a call. Every answer may be left out. */
export function SafetyForm({ token, note, other, onTold }: SafetyFormProps) {
  const form = useFormAction({
    id: formId,
    action: keepSafetyNote,
    onSent: onTold,
    postTo: `/room/${token}#${formId}`,
    defaults: {
      canTalk: note?.canTalk ?? '',
      place: note?.place ?? '',
      contactName: note?.contactName ?? '',
      contactPhone: note?.contactPhone ?? '',
    },
  });
  const { field } = form;
  return (
    <form {...form.formProps} aria-labelledby="safety-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="safety-title" className="text-h4">
          If something happens in the call
        </h2>
        <p className="text-muted-foreground text-small">
          Only {other} sees this, for this appointment. We delete it a week later. Every field is optional.
        </p>
      </div>
      <input type="hidden" name="room" value={token} />
      <FormAnswer form={form} />
      <SelectField
        field={field('canTalk')}
        label="Can you talk freely where you are?"
        placeholder="No answer"
        options={canTalkChoices}
      />
      <TextField
        field={field('place')}
        label="Where are you now?"
        hint="An address or a place, so that help can reach you."
        autoComplete="off"
      />
      <TextField
        field={field('contactName')}
        label="Who should we call in an emergency?"
        autoComplete="off"
      />
      <TextField field={field('contactPhone')} label="Their phone number" type="tel" autoComplete="off" />
      <SubmitButton sending={form.sending}>{`Save for ${other}`}</SubmitButton>
    </form>
  );
}
