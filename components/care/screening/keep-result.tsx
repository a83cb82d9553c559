'use client';

import { useState } from 'react';
import { useLooksSignedIn } from '@/components/account/use-looks-signed-in';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { consentNotices } from '@/content/consents';
import { keepOwnAssessment } from '@/lib/care/assessment/actions';

type Result = {
  /** "PHQ-9", "GAD-7" */
  readonly code: string;
  readonly slug: string;
  readonly score: number;
  readonly highest: number;
};

function KeepForm({ code, slug, score }: Result) {
  const [completedAt] = useState(() => new Date().toISOString());
  const form = useFormAction({
    id: 'keep',
    action: keepOwnAssessment,
    postTo: `/clarity-quiz/${slug}`,
  });
  const { result, sending } = form;
  const care = form.field('care');
  const { agreement, use } = consentNotices.care;
  return (
    <Form form={form} className="grid gap-4">
      {result?.ok ? (
        <Button asChild className="justify-self-start">
          <a href="/dashboard/assessments">See all my results</a>
        </Button>
      ) : (
        <>
          <input type="hidden" name="instrument" value={code} />
          <input type="hidden" name="score" value={score} />
          <input type="hidden" name="completedAt" value={completedAt} />
          {/* Shown only to people who have not agreed before; the server knows who has. */}
          {care.error && <CheckboxField field={care} label={agreement} hint={use} required />}
          <SubmitButton variant="outline" sending={sending}>
            Save this result to my account
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

/**
 * Saving a result is a separate step: nothing leaves the device before this button, and then only the sum, never an
 * answer. Guests learn how to save; their result stays on the page meanwhile.
 */
export function KeepResult(result: Result) {
  const signedIn = useLooksSignedIn();
  const { score, highest } = result;
  return (
    <TitledSection id="keep-title" title="Save this result?" className="no-print space-y-4">
      <p className="max-w-measure">
        Clients can save it in their account: which questionnaire, {score} of {highest}, and when. Your
        answers are never sent. Only you can see it until you share it with your therapist.
      </p>
      {signedIn ? (
        <KeepForm {...result} />
      ) : (
        <p>
          <a href="/login" target="_blank" rel="noopener" className="tap text-link">
            Sign in first
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          . Sign-in opens in a new tab. Come back to this tab to save your result.
        </p>
      )}
    </TitledSection>
  );
}
