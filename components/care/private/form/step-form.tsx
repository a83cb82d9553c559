'use client';

import { useMemo } from 'react';
import { QuestionField } from '@/components/care/form/question-field';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { answersSchema } from '@/lib/care/form/fill/schema';
import type { Question } from '@/lib/care/form/paper';
import { answerFields } from '@/lib/care/form/rules';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';

/** Where a form is filled in, and by which actions. */
export type FillPlace = {
  /** The form's own page. */
  readonly path: string;
  readonly save: FormAction<RedirectTo>;
  readonly sign: FormAction<RedirectTo>;
  /** Token of the appointment's link, for its guest. */
  readonly booking?: string | undefined;
};

type StepFormProps = {
  readonly place: FillPlace;
  readonly form: string;
  readonly version: number;
  /** From 1. */
  readonly step: number;
  readonly title: string;
  readonly questions: readonly Question[];
  readonly defaults: Readonly<Record<string, string>>;
};

/** The questions of one step. Every button keeps the answers first. */
export function StepForm({ place, form: id, version, step, title, questions, defaults }: StepFormProps) {
  const { path, save: action, booking = '' } = place;
  const formId = `step-${step}`;
  const schema = useMemo(() => answersSchema(questions), [questions]);
  const form = useValidatedForm({
    id: formId,
    schema,
    action,
    postTo: `${path}?step=${step}#${formId}`,
    defaults,
  });
  const leaving = useRedirectAfterAction(form.result);
  const sending = form.sending || leaving;
  return (
    <Form form={form} label={title} leaves className="grid gap-6">
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="step" value={step} />
      {questions.map((question, index) => (
        <QuestionField key={question.id} question={question} field={form.field(answerFields[index] ?? '')} />
      ))}
      {questions.some(({ kind }) => kind === 'long' || kind === 'short') && <DangerHelp formId={formId} />}
      {/* The first button is the one that the Enter key presses, so it goes on; Back is beside it. */}
      <div className="flex flex-row-reverse flex-wrap justify-end gap-3">
        <SubmitButton
          pressed={form.pressed}
          sending={sending}
          sendingLabel="Saving..."
          name="go"
          value="next"
        >
          Next
        </SubmitButton>
        {step > 1 && (
          <SubmitButton
            pressed={form.pressed}
            sending={sending}
            sendingLabel="Saving..."
            name="go"
            value="back"
            variant="outline"
          >
            Back
          </SubmitButton>
        )}
      </div>
      <div className="-ml-5 work:-ml-4">
        <SubmitButton pressed={form.pressed} sending={sending} name="go" value="leave" variant="link">
          Save and continue later
        </SubmitButton>
      </div>
      <FormDraft form={form} />
    </Form>
  );
}
