'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { removeOwnAssessment } from '@/lib/care/assessment/actions';
import { removeSchema } from '@/lib/care/assessment/result-schema';

type RemoveFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly assessment: string;
  /** Distinguishes forms with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
};

/** Removes a result for good: folded until somebody opens it. The next page says that it is gone. */
export function RemoveForm({ id, assessment, about, postTo }: RemoveFormProps) {
  return (
    <ReasonForm
      id={id}
      action={removeOwnAssessment}
      schema={removeSchema}
      postTo={postTo}
      hidden={{ assessment }}
      fields={[]}
      button="Remove this result"
      about={about}
      behind="Remove"
      beside={<p>It is deleted permanently. Your therapist will no longer see it.</p>}
      className="has-[[open]]:w-full"
    />
  );
}
