'use client';

import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { outcomeNames, outcomes } from '@/lib/care/homework/rules';
import { homeworkAnswerSchema } from '@/lib/care/homework/schema';
import type { FormAction } from '@/lib/server/action/form-result';

type AnswerFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly action: FormAction<null>;
  /** Token of the appointment's link, for its guest. */
  readonly booking?: string | undefined;
  readonly homework: string;
  readonly line: string;
  /** Answered pieces are changed seldom: their fields are folded. */
  readonly answered: boolean;
  /** Distinguishes forms with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
};

export function AnswerForm({
  id,
  action,
  booking = '',
  homework,
  line,
  answered,
  about,
  postTo,
}: AnswerFormProps) {
  const form = useValidatedForm({
    id,
    schema: homeworkAnswerSchema,
    action,
    postTo: `${postTo}#${id}`,
    defaults: { line },
  });
  const { result, sending } = form;
  // The page of an appointment has a main step of its own.
  const main = booking ? 'outline' : 'default';
  const fields = (
    <>
      <TextField field={form.field('line')} label="Add a note (optional)" autoComplete="off" />
      <DangerHelp formId={id} />
      <div className="flex flex-wrap gap-3">
        {outcomeNames.map((outcome) => (
          <SubmitButton
            key={outcome}
            pressed={form.pressed}
            sending={sending}
            variant={outcome === 'done' ? main : 'outline'}
            name="outcome"
            value={outcome}
            about={about}
          >
            {outcomes[outcome]}
          </SubmitButton>
        ))}
      </div>
    </>
  );
  return (
    <Form form={form} label={`Answer: ${about}`} className="grid gap-3">
      <input type="hidden" name="homework" value={homework} />
      <input type="hidden" name="booking" value={booking} />
      {answered ? (
        <Folded behind="Change" about={about} open={result?.ok === false}>
          {fields}
        </Folded>
      ) : (
        fields
      )}
    </Form>
  );
}
