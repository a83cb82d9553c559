'use client';

import { Form } from '@/components/forms/form';
import { FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { answerOwnReview } from '@/lib/therapist/review/actions';
import { receivedReviewsPath } from '@/lib/therapist/review/rules';
import { answerSchema } from '@/lib/therapist/review/schema';

type AnswerFormProps = {
  readonly review: string;
  /** Whether the review has an answer; then only the message about it stays. */
  readonly answered: boolean;
};

export function AnswerForm({ review, answered }: AnswerFormProps) {
  const id = `answer-${review}`;
  const form = useValidatedForm({
    id,
    schema: answerSchema,
    action: answerOwnReview,
    postTo: `${receivedReviewsPath}#${id}`,
  });
  if (answered) return <FormStatus result={form.result} focusRef={form.focusRef} />;
  return (
    <Form form={form} label="Answer this review" className="grid gap-4">
      <input type="hidden" name="review" value={review} />
      <TextArea
        field={form.field('answer')}
        label="Your answer"
        hint="Everyone can read it, and you cannot change it later. Do not include anything that identifies the writer."
        rows={4}
        required
      />
      <SubmitButton sending={form.sending} variant="outline">
        Publish my answer
      </SubmitButton>
    </Form>
  );
}
